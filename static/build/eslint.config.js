/** Rules that find mistakes; none about style. */

import js from '@eslint/js';

export default [
  js.configs.recommended,
  {
    // tsc finds undefined names.
    rules: {
      'no-undef': 'off',
      'no-unused-vars': ['error', { args: 'none', ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
    },
  },
];
