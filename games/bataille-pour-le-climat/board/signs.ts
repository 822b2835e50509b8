import type { Change } from '../explain/index.ts';
import type { IconName } from './icons.ts';

/** A change as a sign and a figure; where a pawn grows into the next one, an arrow stands instead of the figure. */
export function signOf(change: Change): { readonly icon: IconName; readonly text: string; readonly grows: boolean } {
  switch (change.what) {
    case 'regime':
      return { icon: change.to === 'free' ? 'yes' : change.to, text: '', grows: false };
    case 'hazard': {
      const { from, to } = change;
      const grows = from !== null && to !== null && from.token !== to.token;
      return { icon: change.hazard, text: grows ? '' : signedBy((to?.count ?? 0) - (from?.count ?? 0)), grows };
    }
    case 'figure':
      return { icon: FIGURE[change.figure], text: signedBy(change.to - change.from), grows: false };
    case 'war-face':
      return { icon: 'red', text: 'II', grows: false };
    case 'energy':
      return { icon: change.kind === 'exports' ? 'oil' : change.kind, text: signedBy(change.to - change.from), grows: false };
    case 'tps':
      return { icon: 'idea', text: `+${change.letters}`, grows: false };
  }
}

const FIGURE = {
  population: 'population',
  discipline: 'discipline',
  standard: 'standard',
  demography: 'population',
  ghg: 'ghg',
} as const;

const signedBy = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Worse is a warning, better is calm. */
export const moodInk = ({ mood }: Change): string =>
  mood === 'worse' ? 'var(--warn)' : mood === 'better' ? 'var(--accent)' : 'var(--ink-soft)';
