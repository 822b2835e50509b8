// What people tell of themselves: others see what was made public, where they meet, and nobody is looked up.
import type { Card, Me, Profile } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Staged } from '../staged.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await Staged.open();
});
afterAll(() => staged.close());

const ANN: Profile = {
  name: 'Ann',
  avatar: { mark: 3, colour: 1, inner: 0, innerColour: 4 },
  languages: ['ru', 'fr'],
  favourites: ['co2'],
  shown: { languages: false, favourites: false, ratings: true },
};

test('of a profile others see name and avatar, and the rest only where its owner says so', async () => {
  const [ann, ben] = [await staged.guest('Ann'), await staged.guest('Ben')];
  expect((await ann.get<Profile>('/api/my/profile')).body).toEqual({
    ...ANN,
    ...{ avatar: null, languages: [], favourites: [] },
  });
  const table = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }]);
  const { id } = (await ann.get<Me>('/api/me')).body;
  const seen = async (who = ben) => (await who.get<(Card | null)[]>(`/api/tables/${table}/people`)).body;
  const also = (part: Partial<Profile['shown']>) => ({ ...ANN.shown, ...part });
  for (const shown of [ANN.shown, also({ languages: true }), also({ languages: true, favourites: true, ratings: false })]) {
    expect((await ann.post<Profile>('/api/my/profile', { ...ANN, shown })).body).toEqual({ ...ANN, shown });
    const languages = shown.languages ? ANN.languages : null;
    const favourites = shown.favourites ? ANN.favourites : null;
    for (const reader of [ben, staged.stranger()]) {
      const cards = await seen(reader);
      expect(cards).toEqual([
        {
          name: 'Ann',
          avatar: ANN.avatar,
          languages,
          favourites,
          ratings: shown.ratings ? [] : null,
          together: 0,
          you: false,
          muted: false,
          blocked: false,
          friend: false,
        },
        null,
        null,
      ]);
      expect(JSON.stringify(cards)).not.toContain(id);
    }
  }
  await ann.post('/api/my/profile', ANN);
  expect((await seen(ann))[0]).toMatchObject({ you: true, languages: ANN.languages });
  await ann.post(`/api/tables/${table}/chat`, { text: 'hello' });
  const author = await ben.get<Card>(`/api/tables/${table}/lines/1/person`);
  expect(author.body).toMatchObject({ name: 'Ann', languages: null, favourites: null });
});

test('whoever may not know of a table learns nobody’s card there, and nobody can be asked for by id, name or line', async () => {
  const { id, guests } = await staged.started({ spectators: false, visibility: 'invited' });
  const eve = await staged.guest('Eve');
  await guests[0].post(`/api/tables/${id}/chat`, { text: 'hello' });
  const person = (await guests[0].get<Me>('/api/me')).body.id;
  const statuses = [];
  for (const path of [
    `/api/tables/${id}/people`,
    `/api/tables/${id}/lines/1/person`,
    `/api/tables/${person}/people`,
    `/api/people/${person}`,
    `/api/profile/${person}`,
  ])
    statuses.push((await eve.get(path)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  const own = await eve.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  expect((await eve.get(`/api/tables/${own}/lines/1/person`)).status).toBe(404);
});

test('a profile is changed by its owner alone, on a device, with what exists', async () => {
  const ann = await staged.guest('Ann');
  const { token } = (await ann.post<{ token: string }>('/api/bot-token', null)).body;
  const address = `http://127.0.0.1:${ann.port}/api/my/profile`;
  const body = { method: 'POST', body: JSON.stringify(ANN) };
  const json = { 'content-type': 'application/json' };
  const foreign = { ...json, cookie: ann.cookie, origin: 'https://evil.example' };
  expect((await fetch(address, { ...body, headers: { ...json, authorization: `Bearer ${token}` } })).status).toBe(403);
  expect((await fetch(address, { ...body, headers: foreign })).status).toBe(403);
  expect((await staged.stranger().post('/api/my/profile', ANN)).status).toBe(401);
  for (const wrong of [
    { ...ANN, name: '\u200b' },
    { ...ANN, favourites: ['no such game'] },
    { ...ANN, languages: ['tlh'] },
    { ...ANN, avatar: { ...ANN.avatar, mark: 5 } },
    { ...ANN, avatar: '<svg onload="alert(1)">' },
    { ...ANN, person: 'another' },
  ])
    expect((await ann.post('/api/my/profile', wrong)).status).toBe(400);
  expect((await ann.get<Profile>('/api/my/profile')).body.avatar).toBeNull();
});
