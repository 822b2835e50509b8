import { type Action, same } from '@kaya/engine';
import type { AtTable, Choosing } from './atTable.ts';

/** Where an action takes place; of an entry of a menu also all places that lie behind it. */
export function placesOf({ box }: AtTable, { ahead }: Choosing, action: Action): ReadonlySet<string> {
  const behind = [...ahead.value].filter(([, all]) => all.some(({ entry }) => same(entry, action))).map(([place]) => place);
  return new Set([...box.game.places.action(action), ...behind]);
}
