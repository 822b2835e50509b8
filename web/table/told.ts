import { type GameEvent, type State, same } from '@kaya/engine';
import type { HistoryOf, News, Position } from '@kaya/wire';
import type { Entry, Past } from './session.ts';

/** Lines of the log that are kept. */
const LOGGED = 600;
/** So many views of the game as it was played here need not be asked for again. */
const KEPT = 150;
/** Before the server is asked once more, in milliseconds: it knew less than was heard, or did not answer. */
const AGAIN = { behind: 1000, failed: 4000 } as const;

/** What the server says about a table, as far as the log goes. */
export interface Heard {
  readonly position: Position;
  readonly news: readonly News[];
  readonly fresh: boolean;
}

/** A step of the game, and the view it led to where it was seen here. */
interface Live {
  readonly events: readonly GameEvent[];
  readonly view: State | null;
}

/**
 * What one viewer was told at a table far away. News are added as they come; where some are missing, or something was taken
 * back, all of it is told anew by the server: only it knows the game as it now counts.
 */
export class ToldThere {
  #entries: readonly Entry[];
  /** Heard so far: the last version and the view with it. */
  #version: number;
  #view: State | null = null;
  #live: Live[] = [];
  #stale = false;
  #asking = false;
  /** What was heard while all is told anew: the answer may be older than it. */
  #meanwhile: News[] = [];
  /** The version from which on all that was told is known again: an answer from before it is no answer. */
  #since = -1;
  #closed = false;
  readonly #history: (at: number | null) => Promise<HistoryOf>;
  readonly #changed: () => void;

  /** `known`: what this device remembers, and up to which version. `changed` is called when all was told anew. */
  constructor(
    known: { readonly log: readonly Entry[]; readonly version: number } | null,
    history: (at: number | null) => Promise<HistoryOf>,
    changed: () => void,
  ) {
    this.#entries = known?.log ?? [];
    this.#version = known?.version ?? -1;
    this.#history = history;
    this.#changed = changed;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** False while the log is being told anew. */
  get settled(): boolean {
    return !this.#stale;
  }

  close(): void {
    this.#closed = true;
  }

  hear({ position, news, fresh }: Heard): void {
    const gap = fresh && position.version !== this.#version;
    this.#version = position.version;
    this.#view = position.view as State;
    if (gap || news.some(({ undone }) => undone > 0)) {
      this.#stale = true;
      this.#live = [];
      this.#meanwhile = [];
      this.#since = position.version;
    } else if (this.#stale) this.#meanwhile.push(...news);
    if (this.#stale) return void this.#tellAnew();
    this.#add(news, this.#entries.at(-1)?.number ?? -1);
    this.#live.push(...news.map(({ events }, i) => ({ events, view: i === news.length - 1 ? this.#view : null })));
    this.#live = this.#live.slice(-KEPT);
  }

  /** The game so far, step by step; views that were not seen here come from the server. */
  async past(): Promise<Past> {
    const { steps } = await this.#history(null);
    const live = [...this.#live];
    const seen = new Map<number, State>();
    for (let i = 1; i <= Math.min(steps.length, live.length); i++) {
      const { events, view } = live[live.length - i] as Live;
      if (!same(steps[steps.length - i]?.events, events)) break;
      if (view !== null) seen.set(steps.length - i, view);
    }
    return {
      steps,
      seen: (step) => seen.get(step) ?? null,
      viewAt: async (step) => {
        const known = seen.get(step);
        if (known !== undefined) return known;
        const asked = await this.#history(step).catch(() => null);
        // Meanwhile something may have been taken back: then this step is not there any more, or is another one.
        const view = asked !== null && same(asked.steps[step], steps[step]) ? (asked.view as State | null) : null;
        if (view !== null) seen.set(step, view);
        return view;
      },
    };
  }

  #add(news: readonly News[], last: number): void {
    const added = news.filter(({ version, events }) => events.length > 0 && version > last);
    this.#entries = [...this.#entries, ...added.map(({ version, events }) => ({ number: version, events }))].slice(-LOGGED);
  }

  /** One question is enough however fast the others move: the answer says how far it goes, and the rest was heard or will be. */
  async #tellAnew(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.#stale && !this.#closed) {
      const told = await this.#history(null).catch(() => null);
      if (told !== null && told.version >= this.#since) {
        this.#stale = false;
        this.#entries = entriesOf(told).filter(({ number }) => number <= this.#version);
        this.#add(this.#meanwhile.splice(0), told.version);
        this.#changed();
        continue;
      }
      // Better no line than one that does not count any more.
      if (told === null && this.#entries.length > 0) {
        this.#entries = [];
        this.#changed();
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN[told === null ? 'failed' : 'behind']));
    }
    this.#asking = false;
  }
}

/** What was told, by the version that each step led to. */
function entriesOf({ steps, version }: HistoryOf): readonly Entry[] {
  const last = steps.length - 1;
  const numbered = steps.map(({ events }, i) => ({ number: i === 0 ? 0 : version - last + i, events }));
  return numbered.filter(({ events }) => events.length > 0).slice(-LOGGED);
}
