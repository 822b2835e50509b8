import { onPaper, ramp } from '@kaya/pieces';
import { CALAMITIES_OF, type Colour, type Electricity, HAZARDS, type Hazard } from '../types/index.ts';

/** The six Influences: plain hues that stay apart, each always with its icon. */
export const INFLUENCE: Readonly<Record<Colour, string>> = {
  military: '#5d6b2f',
  media: '#b5367a',
  industry: '#7a5230',
  ngo: '#b97a00',
  politics: '#2f62ad',
  education: '#1b8275',
};

/** The same as a sign on the theme's own paper, light or dark. */
export const influenceInk = (colour: Colour): string => `color-mix(in srgb, ${INFLUENCE[colour]} 72%, var(--ink))`;

/** The colour of a calamity, and of refugees. */
export const HAZARD: Readonly<Record<Hazard | 'yellow', string>> = {
  red: '#b3261e',
  orange: '#c96a12',
  green: '#4b7a2b',
  yellow: '#a38500',
};

/** Which of them a token has. */
export function hazardOf(token: string): keyof typeof HAZARD {
  return HAZARDS.find((hazard) => CALAMITIES_OF[hazard].some((it) => it === token)) ?? 'yellow';
}

/** The same as a line or a sign on the theme's own paper, light or dark. */
export const hazardInk = (hazard: keyof typeof HAZARD): string => `color-mix(in srgb, ${HAZARD[hazard]} 78%, var(--ink))`;

/** Fossil in soot, the others plain. */
export const ENERGY: Readonly<Record<Electricity, string>> = {
  coal: '#2b2724',
  gas: '#6d5f52',
  hydro: '#2b6ca3',
  nuclear: '#8a4fa0',
  'renewable-intermittent': '#2c8a8f',
  'renewable-dispatchable': '#3f7d3a',
};
export const OIL = '#3d352f';

export const SEA = onPaper('#7d98a6', 34);

/** The stripes: from the world that is asked for, through the one we start in, to the one we fear. */
const STRIPE: readonly (readonly [number, string])[] = [
  [20, '#08306b'],
  [33, '#2171b5'],
  [50, '#6baed6'],
  [68, '#c6dbef'],
  [84, '#fdd3c1'],
  [100, '#fb8a6a'],
  [120, '#dd3429'],
  [150, '#67000d'],
];
export const stripeColour = (ghg: number): string => ramp(STRIPE, ghg);
/** The same for what one region emits. */
export const gasColour = (ghg: number): string => stripeColour(28 + ghg * 4);

/** A region's land: calm when it is well, burnt as calamities gather (0 to 1). */
const LAND: readonly (readonly [number, string])[] = [
  [0, '#a9b99a'],
  [0.35, '#cfb98d'],
  [0.7, '#c4784f'],
  [1, '#8c2f25'],
];
export const landColour = (strain: number): string => onPaper(ramp(LAND, strain), 74);
