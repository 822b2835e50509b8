import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Counted = 'sockets' | 'messages' | 'refusals' | 'moves' | 'botMoves' | 'slept' | 'errors' | 'notices' | 'reports';

const NAMES: Readonly<Record<Counted, readonly [name: string, type: 'gauge' | 'counter']>> = {
  sockets: ['kaya_sockets', 'gauge'],
  messages: ['kaya_messages_total', 'counter'],
  refusals: ['kaya_refusals_total', 'counter'],
  moves: ['kaya_game_changes_total', 'counter'],
  botMoves: ['kaya_bot_moves_total', 'counter'],
  slept: ['kaya_running_games_slept_total', 'counter'],
  errors: ['kaya_errors_total', 'counter'],
  notices: ['kaya_notices_total', 'counter'],
  reports: ['kaya_reports_total', 'counter'],
};

/** Answers are counted by how long they took: up to so many seconds each, and longer ones. */
const BOUNDS = [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10] as const;
const TOOK = 'kaya_answer_seconds';

/** Counters, gauges and how long answers took, in Prometheus' text format. */
export class Metrics {
  readonly #values = new Map<Counted, number>();
  readonly #took = BOUNDS.map(() => 0);
  #answers = 0;
  #seconds = 0;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  add(name: Counted, by: number): void {
    this.#values.set(name, (this.#values.get(name) ?? 0) + by);
  }

  /** Something that somebody wanted done was answered, stored or refused, after so many seconds. */
  took(seconds: number): void {
    this.#answers++;
    this.#seconds += seconds;
    BOUNDS.forEach((bound, i) => {
      if (seconds <= bound) this.#took[i] = (this.#took[i] ?? 0) + 1;
    });
  }

  value(name: Counted): number {
    return this.#values.get(name) ?? 0;
  }

  /** How many answers so far took up to each of the bounds, and how many there were. */
  answers(): readonly number[] {
    return [...this.#took, this.#answers];
  }

  /** Among answers counted like that: within how many seconds about 19 of 20 came; null where there were none. */
  slowest(counts: readonly number[]): { readonly of: number; readonly seconds: number } | null {
    const of = counts.at(-1) ?? 0;
    if (of === 0) return null;
    const bound = BOUNDS.find((_, i) => (counts[i] ?? 0) >= 0.95 * of);
    return { of, seconds: bound ?? BOUNDS[BOUNDS.length - 1] ?? 0 };
  }

  text(gauges: Readonly<Record<string, number>>, counters: Readonly<Record<string, number>> = {}): string {
    const { rss, heapUsed } = process.memoryUsage();
    const all: (readonly [name: string, type: 'gauge' | 'counter', value: number])[] = [
      ...(Object.keys(NAMES) as Counted[]).map((it) => [...NAMES[it], this.#values.get(it) ?? 0] as const),
      ['kaya_resident_bytes', 'gauge', rss],
      ['kaya_heap_bytes', 'gauge', heapUsed],
      ['kaya_event_loop_delay_p99_seconds', 'gauge', this.#delay.percentile(99) / 1e9],
      ...Object.entries(gauges).map(([name, value]) => [`kaya_${name}`, 'gauge', value] as const),
      ...Object.entries(counters).map(([name, value]) => [`kaya_${name}`, 'counter', value] as const),
    ];
    return `${all.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('')}${this.#histogram()}`;
  }

  #histogram(): string {
    const lines = BOUNDS.map((bound, i) => `${TOOK}_bucket{le="${bound}"} ${this.#took[i]}`);
    const last = [`${TOOK}_bucket{le="+Inf"} ${this.#answers}`, `${TOOK}_sum ${this.#seconds}`, `${TOOK}_count ${this.#answers}`];
    return [`# TYPE ${TOOK} histogram`, ...lines, ...last, ''].join('\n');
  }

  close(): void {
    this.#delay.disable();
  }
}
