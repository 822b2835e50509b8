// Moves that were offered in kept games, and what follows when one of them is made.
import type { Game, Kinds, Seat } from '../contract.ts';
import { checkSetup } from '../options.ts';
import { recordsIn } from '../parse-record.ts';
import { Runner } from '../runner.ts';

export interface Offered<K extends Kinds> {
  readonly state: K['state'];
  readonly seat: Seat;
  readonly action: K['action'];
  /** The record and the move, for whoever looks for it. */
  readonly where: string;
}

/** Everything that could be done at one position in so many, one record a line; the state is not to be changed. */
export function* offeredIn<K extends Kinds>(game: Game<K>, records: string, every: number): Generator<Offered<K>> {
  for (const record of recordsIn(records)) {
    const setup = checkSetup(game, record.seats, record.options);
    if (!setup.ok) throw new Error(`${game.id}: the record has options that are not allowed`);
    const runner = Runner.start(game, { seats: record.seats, options: setup.options, seed: record.seed });
    for (const [move, [next, word]] of record.moves.entries()) {
      if (move % every === 0)
        for (const seat of runner.awaited())
          for (const action of runner.legal(seat))
            yield { state: runner.state, seat, action, where: `${record.seed}, move ${move}` };
      runner.act(next, record.words[word] as K['action']);
    }
  }
}

/**
 * Makes a move in a copy, and whatever belongs to it: decisions of the kinds `belonging`, whoever answers them. Tells each
 * moment of what follows, and returns what is asked then.
 */
export function press<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  belonging: readonly string[],
  onMoment: (now: K['state']) => void,
): string | null {
  const runner = new Runner(game, game.clone(state), () => onMoment(runner.state));
  runner.act(seat, action);
  onMoment(runner.state);
  for (;;) {
    const { decision } = runner;
    const [asked] = runner.awaited();
    if (decision === null || asked === undefined || !belonging.includes(decision.do)) return decision?.do ?? null;
    const [first] = runner.legal(asked);
    if (first === undefined) return decision.do;
    runner.act(asked, first);
    onMoment(runner.state);
  }
}
