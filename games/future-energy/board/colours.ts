import { onPaper } from '@kaya/pieces';
import type { TokenType } from '../types/index.ts';

/** Old plants in soot and rust, people in the colours of a building site; each always with its icon. */
const TOKEN: Readonly<Record<TokenType | 'joker', string>> = {
  coal: '#2f2b28',
  oil: '#6b3f1d',
  gas: '#2f6f8f',
  nuclear: '#6d6a00',
  investor: '#2c7a4b',
  engineer: '#b4530f',
  site: '#7a7f86',
  joker: '#7b3f8c',
};

export const tokenColour = (type: TokenType | 'joker'): string => TOKEN[type];

export const MONEY = '#a87b12';
export const CERTIFICATE = '#3f7d5a';
export const CREW = '#f5b301';

/** The paper of the drawing, its ink, and its hairlines. */
export const SEA = onPaper('#4f8fc9', 30);
export const LAND = onPaper('#8fb7dc', 10);
export const INK = 'color-mix(in srgb, #2a6db0 72%, var(--ink))';
export const HAIR = 'color-mix(in srgb, #2a6db0 55%, var(--paper))';
/** What lies flat on the drawing. */
export const CARD = onPaper('var(--surface)', 90);
export const CLOSED = '#c0392b';

/** The tint of a region on the paper. */
export const tint = (hex: string): string => onPaper(hex, 46);
