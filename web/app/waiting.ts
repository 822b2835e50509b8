import type { Table } from '@kaya/wire';
import { countInTitle } from './usePageTitle.ts';
import type { Value } from './value.ts';

/** What is counted of a table. */
export type Countable = Pick<Table, 'id' | 'awaited'> & {
  readonly seats: readonly Pick<Table['seats'][number], 'you' | 'standIn'>[];
};

/** Does this table wait for the reader? Not where a bot plays on for them. */
export function awaitsMe({ awaited, seats }: Countable): boolean {
  return awaited.some((seat) => seats[seat]?.you === true && !seats[seat].standIn);
}

/** Shows on the tab and on the installed app at how many tables one is awaited. */
function show(count: number): void {
  countInTitle(count);
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon === null) return;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#0b6663"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${count > 9 ? '9+' : count}</text></svg>`;
  icon.href = count === 0 ? '/icon.svg' : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Tabs of this browser, and its service worker, say to each other what waits. */
export const CHANNEL = 'kaya-waiting';

/** What a tab tells the others: all my tables, or one that has changed; the worker only says that something has. */
type Said<T> = 'look' | { readonly tables: readonly T[] } | { readonly table: T };

/** So old, in milliseconds, the list of all my tables may grow; so soon it is not asked for again; and so often its age is looked at. */
const FRESH = 60_000;
const SOON = 5000;
const LOOKED_AT = 15_000;

/** My tables far away and how many of them wait for me: the one I sit at is known move by move, the others now and then; what one tab knows all know. */
export class Waiting<T extends Countable = Table> {
  readonly #tables: Value<readonly T[]>;
  readonly #ask: () => Promise<readonly T[]>;
  /** Whether there are any is to be remembered. */
  readonly #remember: (are: boolean) => void;
  readonly #show: (count: number) => void;
  readonly #channel = new BroadcastChannel(CHANNEL);
  #askedAt = Number.NEGATIVE_INFINITY;
  #toldAt = Number.NEGATIVE_INFINITY;
  #later: ReturnType<typeof setTimeout> | null = null;
  /** What changed while the server was writing its answer, which may be older. */
  #meanwhile: T[] = [];

  constructor(tables: Value<readonly T[]>, ask: () => Promise<readonly T[]>, remember: (are: boolean) => void, shows = show) {
    this.#tables = tables;
    this.#ask = ask;
    this.#remember = remember;
    this.#show = shows;
    this.#channel.onmessage = ({ data }: MessageEvent<Said<T>>) => {
      if (data === 'look') void this.look();
      else if ('tables' in data) this.#learn(data.tables);
      else this.#change(data.table);
    };
  }

  /** Asks the server; where it has just been asked, in a moment, and not twice. Without an answer all stays as it was. */
  async look(): Promise<void> {
    const wait = this.#askedAt + SOON - Date.now();
    if (wait > 0) {
      this.#later ??= setTimeout(() => {
        this.#later = null;
        void this.look();
      }, wait);
      return;
    }
    this.#askedAt = Date.now();
    this.#toldAt = this.#askedAt;
    this.#meanwhile = [];
    const tables = await this.#ask().catch(() => null);
    if (tables === null) return;
    const changed = new Map(this.#meanwhile.map((table) => [table.id, table]));
    this.know(tables.map((table) => changed.get(table.id) ?? table));
  }

  /** These are all my tables, as the server has just said. */
  know(tables: readonly T[]): void {
    this.#learn(tables);
    this.#channel.postMessage({ tables } satisfies Said<T>);
  }

  /** Asks where what is known has grown old. */
  async lookAgain(): Promise<void> {
    if (Date.now() - this.#toldAt >= FRESH) await this.look();
  }

  /** This table has changed. */
  async note(table: T): Promise<void> {
    this.#change(table);
    this.#channel.postMessage({ table } satisfies Said<T>);
    await this.lookAgain();
  }

  /** From now on what is shown stays true on whatever page one is: also where another device or another person changed it. */
  follow(): void {
    setTimeout(() => void this.lookAgain(), SOON);
    setInterval(() => this.#tables.value.length > 0 && void this.lookAgain(), LOOKED_AT);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.look();
    });
  }

  #learn(tables: readonly T[]): void {
    this.#toldAt = Date.now();
    this.#tables.set(tables);
    this.#remember(tables.length > 0);
    this.#count();
  }

  #change(table: T): void {
    this.#meanwhile.push(table);
    const { value } = this.#tables;
    if (value.some(({ id }) => id === table.id)) this.#tables.set(value.map((it) => (it.id === table.id ? table : it)));
    else if (table.seats.some(({ you }) => you)) this.#tables.set([table, ...value]);
    this.#count();
  }

  #count(): void {
    this.#show(this.#tables.value.filter(awaitsMe).length);
  }
}
