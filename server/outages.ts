import { ifJson } from './storage/if-json.ts';
import type { Settings } from './storage/settings.ts';
import type { Span } from './tables/time.ts';

/** That the site lives is noted so often. */
const NOTED = 15_000;
/** With several processes the site was away where none has noted anything for so long. */
const AWAY = 40_000;
/** So many are remembered, and so long: no clock reaches further back. */
const MOST = 100;
const REMEMBERED = 180 * 24 * 3_600_000;

const ALIVE = 'alive';
const OUTAGES = 'outages';

/** When the site was away, or its clock leapt: nobody could have moved then, and no clock of a game runs. Stored for all processes. */
export class Outages {
  readonly #settings: Settings;
  readonly #tell: (sentence: string) => void;
  #spans: readonly Span[] = [];
  #notedAt = Number.NEGATIVE_INFINITY;

  private constructor(settings: Settings, tell: (sentence: string) => void) {
    this.#settings = settings;
    this.#tell = tell;
  }

  /** `alone`: no other process can have gone on meanwhile. */
  static async open(settings: Settings, now: number, alone: boolean, tell: (sentence: string) => void): Promise<Outages> {
    const outages = new Outages(settings, tell);
    const alive = Number(await settings.value(ALIVE, String(now)));
    await outages.#read();
    if (now - alive > (alone ? 0 : AWAY)) await outages.leapt(alive, now);
    await outages.look(now);
    return outages;
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }

  /** Notes that the site lives, and hears of what other processes have noted; to be called often. */
  async look(now: number): Promise<void> {
    if (now >= this.#notedAt && now - this.#notedAt < NOTED) return;
    this.#notedAt = now;
    await this.#settings.put(ALIVE, String(now));
    await this.#read();
  }

  /** The process ends in good order: the site may be away from now on. */
  async goodbye(now: number): Promise<void> {
    await this.#settings.put(ALIVE, String(now));
  }

  /** Time went on from one moment at another; where it went back, nothing is free that is still to come. */
  async leapt(from: number, to: number): Promise<void> {
    await this.#read();
    const known = this.#spans.map((it) => ({ ...it, until: Math.min(it.until, to) })).filter((it) => it.until > it.from);
    const all = to > from ? [...known, { from, until: to }] : known;
    this.#spans = all.filter((it) => it.until > to - REMEMBERED).slice(-MOST);
    await this.#settings.put(OUTAGES, JSON.stringify(this.#spans));
  }

  async #read(): Promise<void> {
    const stored = ifJson(await this.#settings.value(OUTAGES, '[]'));
    this.#spans = isSpans(stored) ? stored : [];
    if (isSpans(stored)) return;
    // Nobody loses a site for it: at worst a clock runs on that should have stood still.
    await this.#settings.put(OUTAGES, '[]');
    this.#tell('when the site was away could not be read; it is forgotten, and noted anew from now on');
  }
}

function isSpans(stored: unknown): stored is readonly Span[] {
  const isSpan = (it: unknown) =>
    typeof it === 'object' &&
    it !== null &&
    'from' in it &&
    'until' in it &&
    typeof it.from === 'number' &&
    typeof it.until === 'number';
  return Array.isArray(stored) && stored.every(isSpan);
}
