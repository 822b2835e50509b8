import { onPaper } from '@kaya/pieces';

export const WATER = onPaper('#3f6f8f', 60);
export const STREET = onPaper('#7d745f', 35);
export const FLAME = '#e0a020';
export const COLD = 'var(--ink-faint, var(--line))';
export const CARD = 'var(--surface)';
export const OIL = '#a87b12';
export const SHIELD_COLOUR = '#5b6b8c';
