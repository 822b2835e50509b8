import { onPaper, ramp } from '@kaya/pieces';
import type { Energy, Fossil } from '../types/index.ts';

/** Five plain hues that stay apart, each always with its icon. */
export const ENERGY: Readonly<Record<Energy, string>> = {
  forestation: '#2f7d46',
  solar: '#c98500',
  'cold-fusion': '#b23a7a',
  biomass: '#8a5a2b',
  recycling: '#1b7f9e',
};

/** Soot: the dirtier, the darker. */
export const FOSSIL: Readonly<Record<Fossil, string>> = { coal: '#26221f', oil: '#4b443d', gas: '#73695e' };

/** A colour for signs that stand on the theme's own surface: darker on light, lighter on dark. */
export const onSurface = (colour: string): string => `color-mix(in srgb, ${colour} 74%, var(--ink))`;

export const CEP = '#5a7d2a';
export const TECH = '#5b6b8c';
export const MONEY = '#a87b12';

export const SEA = onPaper('#6fa3b8', 52);
export const LAND = onPaper('#d8c894', 70);
export const SHORE = onPaper('#8f8257', 45);

/** Clear blue, haze, sick orange, red. */
const SKY: readonly (readonly [number, string])[] = [
  [0, '#58b0e8'],
  [150, '#79bde0'],
  [250, '#b9c4a8'],
  [350, '#e5a943'],
  [430, '#dd6f26'],
  [500, '#b02a1b'],
];

/** The sky is data: its colour by ppm. */
export const skyColour = (ppm: number): string => ramp(SKY, ppm);

/** How thick the haze lies over the world, from 0 to 1. */
export const haze = (ppm: number): number => Math.min(1, Math.max(0, (ppm - 180) / 320));

/** A UN goal's card, and the laurels on it. */
export const UN_GOAL = onPaper('#7fa7d0', 16, '--surface');
export const UN_LAURELS = onPaper('#4f81b5', 70, '--surface');

/** Signs and numbers on soot. */
export const ON_FOSSIL = '#e9e1d2';
export const PPM_ON_FOSSIL = '#f3c98b';
