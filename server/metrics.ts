/** Counters and gauges in Prometheus' text format. */
export class Metrics {
  readonly #values = new Map<string, number>();

  add(name: 'sockets' | 'messages' | 'refusals', by: number): void {
    this.#values.set(name, (this.#values.get(name) ?? 0) + by);
  }

  text(gauges: Readonly<Record<string, number>>): string {
    const { rss, heapUsed } = process.memoryUsage();
    const all: [name: string, type: 'gauge' | 'counter', value: number][] = [
      ['kaya_sockets', 'gauge', this.#values.get('sockets') ?? 0],
      ['kaya_messages_total', 'counter', this.#values.get('messages') ?? 0],
      ['kaya_refusals_total', 'counter', this.#values.get('refusals') ?? 0],
      ['kaya_resident_bytes', 'gauge', rss],
      ['kaya_heap_bytes', 'gauge', heapUsed],
      ...Object.entries(gauges).map(([name, value]): [string, 'gauge', number] => [`kaya_${name}`, 'gauge', value]),
    ];
    return all.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('');
  }
}
