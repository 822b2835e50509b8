// The law about tooltips: what a place says of what a move there would bring is compared with what follows when it is made.
import type { Game, Kinds, Seat } from '../contract.ts';
import type { Voice, WordValue } from '../text.ts';
import { viewOf } from '../view.ts';
import { offeredIn, press } from './pressing.ts';

/** Is it so at this moment? Null where the move is none that the line speaks of. */
export type Comes<K extends Kinds> = (
  values: Readonly<Record<string, WordValue>>,
  moment: {
    readonly before: K['state'];
    readonly now: K['state'];
    readonly seat: Seat;
    readonly action: K['action'];
    readonly place: string;
  },
) => boolean | null;

export interface Tooltips<K extends Kinds> {
  readonly game: Game<K>;
  readonly voice: Pick<Voice<K>, 'about'>;
  /** By the key of a line. */
  readonly comes: Readonly<Record<string, Comes<K>>>;
  /** Decisions that belong to a move. */
  readonly belonging: readonly K['step']['do'][];
  readonly every: number;
}

/** What was not as a place said, the first few of each key, and what was never put to the test; empty where tooltips can be trusted. */
export function falseTooltips<K extends Kinds>(tooltips: Tooltips<K>, records: string): string[] {
  return [...tryTooltips(tooltips, records)].flatMap(([key, { came, failed }]) =>
    came + failed.length === 0 ? [`${key} was never put to the test`] : failed.slice(0, 3),
  );
}

/** How the lines of each key fared: how often what they say came, and where it did not. */
function tryTooltips<K extends Kinds>(
  { game, voice, comes, belonging, every }: Tooltips<K>,
  records: string,
): ReadonlyMap<string, { readonly came: number; readonly failed: readonly string[] }> {
  const found = new Map(Object.keys(comes).map((key) => [key, { came: 0, failed: [] as string[] }]));
  for (const { state, seat, action, where } of offeredIn(game, records, every)) {
    const view = viewOf(game, state, seat);
    for (const place of game.places.action(action))
      for (const { key, values = {} } of voice.about?.(place, view, seat) ?? []) {
        const isSo = comes[key];
        const fared = found.get(key);
        if (isSo === undefined || fared === undefined) continue;
        const verdicts: (boolean | null)[] = [];
        press(game, state, seat, action, belonging, (now) => {
          verdicts.push(isSo(values, { before: state, now, seat, action, place }));
        });
        if (verdicts.every((it) => it === null)) continue;
        if (verdicts.includes(true)) fared.came++;
        else fared.failed.push(`${where}: ${place}: ${key} ${JSON.stringify(values)} when ${JSON.stringify(action)}`);
      }
  }
  return found;
}
