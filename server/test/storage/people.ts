// What people tell of themselves, and with whom they have played.
import { expect, test } from 'vitest';
import { Profiles, UNTOLD } from '../../storage/profiles.ts';
import { type Given, lay } from './given.ts';

export function peopleAreKnown(given: Given): void {
  test('a profile is kept, changed, and goes with its person; games that were finished together are counted', async () => {
    const profiles = new Profiles(given.database);
    for (const id of ['ann', 'ben']) await given.store.guests.savePerson({ id, name: id, created_at: 1 });
    await profiles.keep('ann', { ...UNTOLD, languages: ['fr'] });
    await profiles.keep('ann', { ...UNTOLD, languages: ['fr', 'ru'] });
    expect([...(await profiles.of(['ann', 'ben']))]).toEqual([['ann', { ...UNTOLD, languages: ['fr', 'ru'] }]]);
    await lay(given, 'over', { status: 'over' });
    await lay(given, 'again', { status: 'over' });
    await lay(given, 'left', { status: 'abandoned' });
    await lay(given, 'runs', { status: 'playing' });
    expect([...(await profiles.together('ann', ['ben', 'cy']))]).toEqual([['ben', 2]]);
    await given.database.db.deleteFrom('people').where('id', '=', 'ann').execute();
    expect(await profiles.of(['ann'])).toEqual(new Map());
  });
}
