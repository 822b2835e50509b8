import type { Speaker } from '@kaya/engine';
import type { Coach, Heed } from '@kaya/engine/coach';
import { useEffect, useState } from 'react';
import { useChoosing, useMoment, useTable } from '../table/atTable.ts';
import { explainedIn, keepExplained } from './met.ts';

/** What the rules warn of in one's present decision, once on a device; null where there is nothing new. */
export function useHeed(wanted: boolean, coach: Coach | null): Heed | null {
  const { viewer, session } = useTable();
  const { view } = useMoment();
  const { choices } = useChoosing();
  const [heed, setHeed] = useState<Heed | null>(null);
  const mine = choices.awaited.includes(viewer);
  const game = session.game.id;
  useEffect(() => {
    const told = explainedIn(game);
    const found = wanted && mine ? coach?.heeds?.in(view, viewer).find(({ name }) => !told.has(keyOf(name))) : undefined;
    setHeed(found ?? null);
    if (found !== undefined) keepExplained(game, [keyOf(found.name)]);
  }, [wanted, mine, coach, view, viewer, game]);
  return heed;
}

export function sayHeed({ name, values }: Heed, words: Speaker): string {
  return words.say({ key: keyOf(name), values });
}

function keyOf(name: string): string {
  return `heed.${name}`;
}
