// What is written at moments of games that are over.
import { expect, test } from 'vitest';
import { Deletion } from '../../storage/deletion.ts';
import { row, seat } from '../stored.ts';
import type { Given } from './given.ts';

export function notesAreKept(given: Given): void {
  test('notes are numbered and kept, one’s own last ones; a request counts once; they go with their author and with their table', async () => {
    const { store, database } = given;
    for (const id of ['ann', 'ben']) await store.guests.savePerson({ id, name: id, created_at: 1 });
    await store.createTable(row('t', { status: 'over' }), [seat('t', 0), seat('t', 1)]);
    const note = (person: string, text: string) => ({ table_id: 't', move: 7, seat: 0, person, name: person, text, at: 9 });
    expect(await store.notes.add(note('ben', 'first'), 'once')).toBe('stored');
    expect(await store.notes.add(note('ben', 'first'), 'once')).toBe('repeated');
    await Promise.all(Array.from({ length: 70 }, (_, i) => store.notes.add(note('ann', `note ${i}`), null)));
    const kept = await store.notes.of('t');
    expect(kept.filter(({ person }) => person === 'ben').map(({ text }) => text)).toEqual(['first']);
    expect(kept.filter(({ person }) => person === 'ann')).toHaveLength(60);
    expect(kept.map(({ number }) => number)).toEqual([1, ...Array.from({ length: 60 }, (_, i) => i + 12)]);
    // Nobody takes another's note away.
    expect(await store.notes.remove('t', 1, 'ann')).toBe(false);
    expect(await store.notes.remove('t', 71, 'ann')).toBe(true);
    expect(await store.notes.by('ann')).toHaveLength(59);
    await new Deletion(store).delete('ann');
    expect((await store.notes.of('t')).map(({ text }) => text)).toEqual(['first']);
    expect(await store.notes.add(note('ann', 'from nobody'), null)).toBe('nobody');
    await database.db.deleteFrom('tables').where('id', '=', 't').execute();
    expect(await store.notes.of('t')).toEqual([]);
  });
}
