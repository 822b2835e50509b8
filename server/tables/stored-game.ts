import type { Status } from '@kaya/wire';
import type { Append } from '../storage/append.ts';
import type { Stored } from '../storage/once.ts';
import type { StoredTable } from '../storage/store.ts';
import { newRules, rowFor } from './entries.ts';
import type { Next } from './moves.ts';
import { ofThoseWhoSit } from './orders.ts';
import { readSaved, resume, save, setupOf } from './saved-game.ts';
import { stepBetween, stepped } from './steps.ts';
import type { Surroundings } from './surroundings.ts';
import type { Awake, TableState } from './table-state.ts';

/** After so many steps the whole game is stored. */
const STEPS = 24;

/** A table's game in storage: written after every move, and read where another process was faster. */
export class StoredGame {
  readonly #around: Surroundings;
  readonly #state: TableState;
  /** How many steps follow the whole game since what was stored last; null: none can. */
  #steps: number | null = null;

  constructor(around: Surroundings, state: TableState) {
    this.#around = around;
    this.#state = state;
  }

  async read(): Promise<StoredTable> {
    const stored = await this.#around.store.table(this.#state.id);
    if (stored === null) throw new Error('the table is gone');
    return stored;
  }

  /** Takes the game out of what is stored: nothing is replayed. Other rules than before go on from the same state. */
  takeUp({ row, seats, game, steps, goesOn }: StoredTable, waits: boolean): Awake | null {
    const { box } = this.#state;
    if (game === null || waits) return null;
    const stored = readSaved(game, steps);
    const match = resume(box, setupOf(row, seats.length), stored);
    const components = stored.components ?? row.components ?? box.game.components;
    const unchanged = stored.rulesVersion === box.game.rulesVersion && components === box.game.components;
    const saved = unchanged ? stored : save(match, stored);
    const rules = unchanged ? null : newRules(box, saved.state);
    return { match, saved, movesBefore: saved.moves, rules, steps: goesOn && unchanged ? steps.length : null };
  }

  /**
   * Somebody has only moved, as nearly always: the game in memory, taken further by the steps since; 'known' where there are
   * none. Null where more has changed than that.
   */
  async further(): Promise<Pick<TableState, 'row' | 'game'> | 'known' | null> {
    const { row: known, game, box, seats } = this.#state;
    if (game === null || game.steps === null || game.rules !== null || known.status !== 'playing') return null;
    const later = await this.#around.store.later(known.id, known.version);
    if (later === null || later.row.revision !== known.revision) return null;
    if (later.row.version === known.version) return 'known';
    if (later.steps.length === 0) return null;
    const saved = later.steps.reduce((before, step) => stepped(before, JSON.parse(step)), game.saved);
    const match = resume(box, setupOf(known, seats.length), saved);
    const steps = game.steps + later.steps.length;
    return { row: later.row, game: { match, saved, movesBefore: saved.moves, rules: null, steps } };
  }

  /** Writes what comes next, as long as nobody else has written anything; the row in memory follows. */
  async write(next: Next, request: string | null, from: readonly Status[]): Promise<Stored> {
    const { row: known, seats, game } = this.#state;
    const at = this.#around.now();
    const outages = this.#around.outages();
    const turn = rowFor(
      next.match,
      next.saved,
      game?.saved ?? null,
      known,
      seats,
      at,
      next.entries[0],
      outages,
      next.viewsBefore,
    );
    const began = known.components === null ? this.#began() : {};
    const row = { ...turn, ...began, ...(next.settles === true ? { proposals: '[]' } : {}) };
    const entries = game?.rules == null ? next.entries : [game.rules, ...next.entries];
    const changesTable = row.status !== known.status || next.settles === true;
    const { id: table, version, revision } = known;
    const { orders } = next.saved;
    const saved = orders === undefined ? next.saved : { ...next.saved, orders: ofThoseWhoSit(orders, seats) };
    const step =
      game === null || game.steps === null || game.steps >= STEPS || row.status !== 'playing'
        ? null
        : stepBetween(game.saved, saved);
    const kept = step === null ? JSON.stringify(saved) : { step: JSON.stringify(step) };
    const on = { table, version, revision, from };
    const stored = await this.#around.store.append({ ...on, entries, game: kept, row, at, request, changesTable });
    if (stored !== 'stored') return stored;
    this.#steps = row.status !== 'playing' ? null : step === null ? 0 : (game?.steps ?? 0) + 1;
    const stands = { version: version + entries.length, revision: revision + (changesTable ? 1 : 0), changed_at: at };
    this.#state.row = { ...known, ...row, ...stands };
    return stored;
  }

  /** What was written last, as it is in memory from now on. */
  awake({ match, saved, movesBefore }: Next): Awake {
    return { match, saved, movesBefore, rules: null, steps: this.#steps };
  }

  /** What holds for a game from its beginning on. */
  #began(): Pick<Append['row'], 'components' | 'rated'> {
    const rated = this.#state.isAgreed((it) => this.#around.isProgram(it)) ? 1 : 0;
    return { components: this.#state.box.game.components, rated };
  }
}
