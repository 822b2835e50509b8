import type { Person } from '../people.ts';
import type { Calls } from '../storage/calls.ts';
import type { TableState } from '../tables/table-state.ts';
import { patienceOf } from './patience.ts';

/** Calls those at a table whose name somebody has written after an @. */
export class Mentions {
  readonly #calls: Calls;
  readonly #names: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>;

  constructor(calls: Calls, names: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>) {
    this.#calls = calls;
    this.#names = names;
  }

  async said({ row, seats }: TableState, speaker: Person, text: string, at: number): Promise<void> {
    if (!text.includes('@')) return;
    const others = seats.flatMap(({ person }) => (person === null || person === speaker.id ? [] : [person]));
    const names = await this.#names(others);
    const lower = text.toLowerCase();
    const meant = others.filter((it) => {
      const name = names.get(it)?.toLowerCase() ?? '';
      return name !== '' && lower.includes(`@${name}`);
    });
    const due = at + patienceOf(JSON.parse(row.pace));
    for (const person of (await this.#calls.callings(meant)).keys())
      await this.#calls.want({ person, kind: 'mention', table_id: row.id, wait: `${at} ${speaker.id}` }, due);
  }
}
