import { mentionsIn } from '@kaya/wire';
import type { Person } from '../people.ts';
import type { Calls } from '../storage/calls.ts';
import type { Relations } from '../storage/relations.ts';
import type { TableState } from '../tables/table-state.ts';
import { patienceOf } from './patience.ts';

/** So often somebody is called by name at one table or in one group, whoever writes it; what is written in between they read when they come. */
const ONCE_IN = 3_600_000;
/** And in so many places in that time, however many write to them. */
const PLACES = 5;

/** Calls those whose name somebody has written after an @: one who sits at a table or is in a group, others who do or are. */
export class Mentions {
  readonly #calls: Calls;
  readonly #relations: Relations;
  readonly #names: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>;

  constructor(calls: Calls, relations: Relations, names: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>) {
    this.#calls = calls;
    this.#relations = relations;
    this.#names = names;
  }

  async said({ row, seats }: TableState, speaker: Person, text: string, at: number): Promise<void> {
    // Whoever was asked and has not come, or only looks on, neither calls nor is called.
    const seated = seats.flatMap(({ person, asked }) => (person === null || asked === 1 ? [] : [person]));
    const patience = patienceOf(JSON.parse(row.pace));
    await this.#call({ id: row.id, group: null }, seated, speaker, text, at, patience);
  }

  /** The same in the talk of a group. */
  async saidInGroup(group: string, members: readonly string[], speaker: Person, text: string, at: number): Promise<void> {
    await this.#call({ id: group, group }, members, speaker, text, at, patienceOf({ kind: 'correspondence' }));
  }

  async #call(
    place: { readonly id: string; readonly group: string | null },
    there: readonly string[],
    speaker: Person,
    text: string,
    at: number,
    patience: number,
  ): Promise<void> {
    if (!text.includes('@') || !there.includes(speaker.id)) return;
    const others = there.filter((it) => it !== speaker.id);
    const names = await this.#names(others);
    const called = new Set(mentionsIn(text, [...names.values()]).map(({ name }) => name));
    const meant = others.filter((it) => called.has(names.get(it) ?? ''));
    // Whoever does not read them is not called by them.
    const isHidden = await this.#relations.hidden(meant, [speaker.id]);
    const hour = Math.floor(at / ONCE_IN);
    const wait = `${hour} ${speaker.id}`;
    for (const person of (await this.#calls.callings(meant.filter((it) => !isHidden(it, speaker.id)))).keys())
      if ((await this.#calls.calledByName(person, hour)) < PLACES)
        await this.#calls.wantByName(
          { person, kind: 'mention', table_id: place.id, wait },
          speaker.id,
          place.group,
          at + patience,
        );
  }
}
