import { oilNeeded } from '../rules/counting.ts';
import { HIDDEN, type LampState } from '../types/index.ts';

/** How tonight's oil stands, as far as the view tells; `missing` is null while something is still to be poured or shown. */
export function oilTonight(view: LampState): {
  readonly needed: number;
  readonly shown: number;
  readonly missing: number | null;
} {
  const cards = view.players.map(({ poured }) => poured);
  const needed = oilNeeded(view);
  const shown = cards.reduce<number>((sum, card) => sum + (card === null || card === HIDDEN ? 0 : card), 0);
  return { needed, shown, missing: view.revealed ? Math.max(0, needed - shown) : null };
}
