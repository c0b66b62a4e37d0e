/** What is surely a mistake; how it looks is left to whoever writes it. */

import js from '@eslint/js';

export default [
  js.configs.recommended,
  {
    // Names that do not exist are found by tsc.
    rules: {
      'no-undef': 'off',
      'no-unused-vars': ['error', { args: 'none', ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
    },
  },
];
