import { type GameRecord, hashAfter } from '@kaya/engine';
import type { DailyResults } from '@kaya/wire';
import type { DailyChoiceRow } from '../storage/schema.ts';
import { chosenIn } from './judge.ts';

/** So many decisions are told, and so many choices at each, one's own besides. */
const DECISIONS = 5;
const CHOICES = 4;

type Counted = Pick<DailyChoiceRow, 'position' | 'action' | 'people'>;

/** How many pairs of people chose differently here. */
function pairsApart(choices: readonly Pick<Counted, 'people'>[]): number {
  const all = choices.reduce((sum, { people }) => sum + people, 0);
  return (all * all - choices.reduce((sum, { people }) => sum + people * people, 0)) / 2;
}

/** The decisions of a game at which people differed most; `counted` has what was chosen at its positions, the most frequent first. */
export function differed(record: GameRecord, counted: readonly Counted[]): DailyResults['differed'] {
  const byPosition = Map.groupBy(counted, ({ position }) => position);
  return chosenIn(record)
    .map((own) => ({ own, choices: byPosition.get(own.position) ?? [] }))
    .filter(({ choices }) => pairsApart(choices) > 0)
    .sort((a, b) => pairsApart(b.choices) - pairsApart(a.choices))
    .slice(0, DECISIONS)
    .map(({ own, choices }) => ({
      moves: movesBefore(record, own.position),
      choices: choices
        .filter(({ action }, i) => i < CHOICES || action === own.action)
        .map(({ action, people }) => ({ action: JSON.parse(action), people, you: action === own.action })),
    }));
}

/** After how many moves the game stood there, the last time that it did. */
function movesBefore(record: GameRecord, position: string): number {
  return record.moves.findLastIndex((_, i) => hashAfter(record, i) === position);
}
