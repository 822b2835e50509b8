// Somebody leads others through a game that is over: each is led through their own history, and nobody is led by whoever may not.
import type { ToClient } from '@kaya/wire';
import { beforeAll, expect, test } from 'vitest';
import { type GuestOf, type Player, playRandomly } from './playing.ts';
import { Staged } from './staged.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await Staged.forThisFile();
});

/** What a player was last told of who leads. */
function ledOf({ messages }: Player): Extract<ToClient, { t: 'led' }>['led'] | undefined {
  return messages.findLast((it) => it.t === 'led')?.led;
}

async function playedOut(more: Parameters<Staged['started']>[0] = {}) {
  const started = await staged.started(more);
  await Promise.all(started.both.map((player, i) => playRandomly(player, `led ${i}`)));
  return started;
}

const moment = { move: 7, watched: 5 };
const lead = (player: Player, to: typeof moment | null = moment) => player.ask({ t: 'lead', moment: to });

test('those who are there are led, whoever watches through their own steps; who leaves is told of, and comes back to the next', async () => {
  const { both, id, guests } = await playedOut();
  const [ann, ben] = both;
  const eve = staged.player(await staged.guest('Eve'), id);
  await eve.until(() => eve.position !== null);
  expect(await lead(ann)).toMatchObject({ t: 'done' });
  await ben.until(() => ledOf(ben)?.at === 7);
  await eve.until(() => ledOf(eve)?.at === 5);
  expect([ledOf(ben), ledOf(eve), ledOf(ann)]).toEqual([{ by: 0, at: 7 }, { by: 0, at: 5 }, undefined]);
  // Who comes later is told at once; where nothing changes for somebody nothing is said.
  const late = staged.player(guests[1], id);
  await late.until(() => ledOf(late) !== undefined);
  const said = eve.messages.length;
  expect(await lead(ann, { move: 8, watched: 5 })).toMatchObject({ t: 'done' });
  await ben.until(() => ledOf(ben)?.at === 8);
  expect(eve.messages.slice(said).filter(({ t }) => t === 'led')).toEqual([]);
  // Nobody else takes it over; it ends with its leader's connection, and by a word.
  expect(await lead(ben)).toMatchObject({ t: 'refused', code: 'not-allowed' });
  ann.close();
  await ben.until(() => ledOf(ben) === null);
  expect(await lead(ben)).toMatchObject({ t: 'done' });
  await eve.until(() => ledOf(eve)?.by === 1);
  await lead(ben, null);
  await eve.until(() => ledOf(eve) === null);
});

test('one leads with one’s newest page, and the older one is led', async () => {
  const { both, id, guests } = await playedOut();
  const [ann] = both;
  await lead(ann);
  const again = staged.player(guests[0], id);
  await again.until(() => ledOf(again)?.by === 0);
  expect(await lead(again, { move: 3, watched: 3 })).toMatchObject({ t: 'done' });
  await ann.until(() => ledOf(ann)?.at === 3);
});

test('strangers, running games, moments that do not exist and crowds of messages are refused, and nobody is told anything', async () => {
  const { both, id } = await playedOut({ visibility: 'invited', spectators: false });
  const [ann, ben] = both;
  const running = await staged.started();
  const stranger: GuestOf = await staged.guest('Eve');
  const eve = staged.player(stranger, id);
  await eve.until(() => eve.messages.some(({ t }) => t === 'problem'));
  expect(await lead(eve)).toMatchObject({ t: 'refused', code: 'no-such-table' });
  const follower = staged.player(stranger, running.id);
  await follower.until(() => follower.position !== null);
  expect(await lead(follower)).toMatchObject({ t: 'refused', code: 'not-your-seat' });
  expect(await lead(running.both[0])).toMatchObject({ t: 'refused', code: 'not-allowed' });
  expect(await lead(ann, { move: 90_000, watched: 0 })).toMatchObject({ t: 'refused', code: 'not-allowed' });
  const unreadable = ann.heard((it): it is Extract<ToClient, { t: 'problem' }> => it.t === 'problem');
  ann.client.request({ t: 'lead', id: 'a-bad-moment', table: id, moment: { move: -1, watched: 0.5 } });
  expect(await unreadable).toMatchObject({ code: 'unreadable' });
  expect(ledOf(ben)).toBeUndefined();
  // Many at once: some are done, the others are told so, and what is told is little.
  const before = ann.messages.length;
  const answered = () => ann.messages.slice(before).filter((it) => it.t === 'done' || it.t === 'refused');
  await staged.inOneMoment(async () => {
    for (let i = 0; i < 100; i++)
      ann.client.request({ t: 'lead', id: `crowded-${i}`, table: id, moment: { move: i % 5, watched: 0 } });
    await ann.until(() => answered().length === 100);
  });
  const done = answered().filter(({ t }) => t === 'done').length;
  expect(done).toBeGreaterThan(20);
  expect(answered().filter((it) => it.t === 'refused' && it.code === 'too-fast')).toHaveLength(100 - done);
  expect(done).toBeLessThan(100);
  await ben.until(() => ledOf(ben) !== undefined);
  expect(ben.messages.filter(({ t }) => t === 'led').length).toBeLessThan(done);
  expect(eve.received.join('')).not.toContain('"led"');
});
