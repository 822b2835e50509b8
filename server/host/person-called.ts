import type { PersonRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { HostError } from './host-error.ts';

/** Whoever has this id or, alone, this name. */
export async function personCalled({ guests }: Store, who: string): Promise<PersonRow> {
  const byId = await guests.person(who);
  const found = byId === null ? await guests.called(who) : [byId];
  const [person, another] = found;
  if (person === undefined) throw new HostError(`nobody here is called '${who}', and nobody has that id.`);
  if (another === undefined) return person;
  const list = found.map(({ id, created_at }) => `  ${id}  here since ${new Date(created_at).toISOString().slice(0, 16)}`);
  throw new HostError(`several are called '${who}'; say which one by the id:\n${list.join('\n')}`);
}
