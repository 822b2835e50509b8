// Drafts on this device, by table and seat: around one screen nobody finds those of somebody else.
import type { DraftMove } from '@kaya/engine';
import { kept } from '../app/kept.ts';
import { KEY, keyOf } from './keys.ts';

/** The drafts that were kept; none where nothing can be stored, or where somebody else wrote there. */
export function keptDrafts(table: string, seat: number): readonly (readonly DraftMove[])[] {
  const found = kept(keyOf(table, seat));
  return Array.isArray(found) && found.every((draft) => Array.isArray(draft) && draft.every(isMove)) ? found : [];
}

function isMove(move: unknown): move is DraftMove {
  if (typeof move !== 'object' || move === null || !('action' in move) || !('supposed' in move)) return false;
  const { action, supposed } = move;
  const isAction = typeof action === 'object' && action !== null && 'do' in action && typeof action.do === 'string';
  const isWorld = !('world' in move) || Number.isSafeInteger(move.world);
  return isAction && isWorld && (supposed === null || Array.isArray(supposed));
}

/** Without storage they last as long as they are open. */
export function keepDrafts(table: string, seat: number, drafts: readonly (readonly DraftMove[])[]): void {
  const worth = drafts.filter((moves) => moves.length > 0);
  try {
    if (worth.length === 0) localStorage.removeItem(keyOf(table, seat));
    else localStorage.setItem(keyOf(table, seat), JSON.stringify(worth));
  } catch {
    // The device has no room: nothing else is lost.
  }
}

/** The game is over, or gone: nobody needs its drafts any more. */
export function forgetDrafts(table: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${KEY}${table} `)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored nothing is.
  }
}
