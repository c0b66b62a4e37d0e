/** Drawings of Outpost's factories. */

/** Special factories are drawn as the upgrade that they come with. */
const SPECIAL = { orbital_medicine: 'u-space_station', ring_ore: 'u-planetary_cruiser', moon_ore: 'u-moon_base' };

/** @type {(kind: string) => string} */
export const factoryIcon = (kind) => SPECIAL[kind] ?? `f-${kind}`;
