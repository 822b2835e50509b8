/** The tool that draws a game's geography from free map data; only the paths it writes are shipped. */
export { type Atlas, atlas } from './atlas.ts';
export { AFRICA, EUROPE, listed, NOT_DRAWN } from './countries.ts';
export { regionsModule } from './module.ts';
export { europe, type WorldBox, world } from './projections.ts';
export { drawn, framed, type Grain, type Ring, type Spot } from './rings.ts';
