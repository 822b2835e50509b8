import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Counted = 'sockets' | 'messages' | 'refusals' | 'moves' | 'botMoves';

const NAMES: Readonly<Record<Counted, readonly [name: string, type: 'gauge' | 'counter']>> = {
  sockets: ['kaya_sockets', 'gauge'],
  messages: ['kaya_messages_total', 'counter'],
  refusals: ['kaya_refusals_total', 'counter'],
  moves: ['kaya_game_changes_total', 'counter'],
  botMoves: ['kaya_bot_moves_total', 'counter'],
};

/** Counters and gauges in Prometheus' text format. */
export class Metrics {
  readonly #values = new Map<Counted, number>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  add(name: Counted, by: number): void {
    this.#values.set(name, (this.#values.get(name) ?? 0) + by);
  }

  text(gauges: Readonly<Record<string, number>>): string {
    const { rss, heapUsed } = process.memoryUsage();
    const all: (readonly [name: string, type: 'gauge' | 'counter', value: number])[] = [
      ...(Object.keys(NAMES) as Counted[]).map((it) => [...NAMES[it], this.#values.get(it) ?? 0] as const),
      ['kaya_resident_bytes', 'gauge', rss],
      ['kaya_heap_bytes', 'gauge', heapUsed],
      ['kaya_event_loop_delay_p99_seconds', 'gauge', this.#delay.percentile(99) / 1e9],
      ...Object.entries(gauges).map(([name, value]) => [`kaya_${name}`, 'gauge', value] as const),
    ];
    return all.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('');
  }

  close(): void {
    this.#delay.disable();
  }
}
