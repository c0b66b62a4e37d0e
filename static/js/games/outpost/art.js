/** Drawings of Outpost's factories and upgrades: icons for lists, and buildings for colonies. */

import { Drawing } from '../../core/drawings.js';
import { html } from '../../core/html.js';

/** Special factories share the drawing of the upgrade that they come with. */
const SPECIAL = { orbital_medicine: 'space_station', ring_ore: 'planetary_cruiser', moon_ore: 'moon_base' };

/** Buildings drawn in the sky above a colony. */
const IN_THE_SKY = [...Object.keys(SPECIAL), 'orbital_lab'];

/** Upgrades take the colour of a related resource. */
const TINTS = {
  data_library: 'research', scientists: 'research', laboratory: 'research', heavy_equipment: 'ring_ore', wily_trader: 'ring_ore',
  nodule: 'orbital_medicine', outpost: 'orbital_medicine', launch_facility: 'orbital_medicine', orbital_lab: 'microbiotics',
  merchant_house: 'microbiotics', robots: 'titanium', robot_prototype: 'titanium', refinery: 'titanium', ice_prospector: 'water',
  ecoplants: 'new_chemicals', ncf_prototype: 'new_chemicals', biosphere: 'new_chemicals', warehouse: 'ore', smelter: 'ore',
};

/** @type {(kind: string) => string} */
export const factoryIcon = (kind) => (kind in SPECIAL ? `u-${SPECIAL[kind]}` : `f-${kind}`);

/** @type {(id: string) => boolean} whether it is drawn in the sky rather than on the ground */
export const isInTheSky = (id) => IN_THE_SKY.includes(id);

/** @type {(id: string) => string} the drawing of an upgrade: some use their factory's */
export const buildingOf = (id) => Object.keys(SPECIAL).find((kind) => SPECIAL[kind] === id) ?? id;

/** @type {(id: string) => string} the colour of a building */
export const tintOf = (id) => TINTS[id] ?? id;

/**
 * A building in a colony; decorative, since its name is given nearby.
 * @param {{id: string, className?: string}} props
 */
export const Building = ({ id, className = '' }) =>
  html`<${Drawing} id=${`s-${buildingOf(id)}`} className=${`building art ${className}`} tint=${tintOf(buildingOf(id))} />`;
