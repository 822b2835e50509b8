// A clock that somebody would rather not hear: a move whose time is up is made, whatever they do about their seat.
import type { Action } from '@kaya/engine';
import { expect, test, vi } from 'vitest';
import { Thinking } from '../../bots/thinking.ts';
import type { GuestOf, Player } from '../playing.ts';
import { hoursATurn, move, Staged, type Started, tableOf, turnOf } from '../staged.ts';

const HOUR = 3_600_000;
const pace = hoursATurn(24, 'bot');

const staged = await Staged.forThisFile({ botMilliseconds: 20 });

interface Late {
  readonly started: Started;
  readonly player: Player;
  readonly guest: GuestOf;
  readonly seat: number;
  /** The bot has thought long enough. */
  readonly letThink: () => void;
}

/** Whose turn it is has let the time run out, and the bot thinks for as long as it likes. */
async function late(): Promise<Late> {
  const started = await staged.started({ pace });
  const player = turnOf(started.both);
  const guest = started.guests[started.both.indexOf(player)] as GuestOf;
  const seat = player.position?.seat ?? -1;
  let letThink: () => unknown = () => undefined;
  const thought = new Promise((resolve) => {
    letThink = () => resolve(null);
  });
  const { think } = Thinking.prototype;
  vi.spyOn(Thinking.prototype, 'think').mockImplementation(async function (this: Thinking, ...task) {
    await thought;
    return think.apply(this, task);
  });
  staged.wait(25 * HOUR);
  await staged.site.lookAround();
  expect((await tableOf(guest, started.id)).seats[seat]?.standIn).toBe(true);
  return { started, player, guest, seat, letThink };
}

test.each(['taking the seat back', 'leaving and sitting down again'])('%s leaves the late move to the bot', async (how) => {
  const { started, player, guest, seat, letThink } = await late();
  const before = player.position?.version ?? 0;
  const post = (what: string, body?: object) => guest.post(`/api/tables/${started.id}/${what}`, body);
  if (how === 'taking the seat back')
    expect(await post('stand-in', { level: null })).toMatchObject({ status: 403, body: { code: 'time-is-up' } });
  else {
    expect((await post('leave')).status).toBe(204);
    expect(await post('join', { seat })).toMatchObject({ status: 403, body: { code: 'time-is-up' } });
  }
  letThink();
  await player.until(() => (player.position?.version ?? 0) > before);
  // Afterwards the seat is theirs again.
  const back = () => (how === 'taking the seat back' ? post('stand-in', { level: null }) : post('join', { seat }));
  await expect.poll(async () => (await back()).status, { timeout: 60_000 }).toBe(204);
});

test('a bot that plays for a moment before the time is up does not wind the clock', async () => {
  const started = await staged.started({ pace });
  const player = turnOf(started.both);
  const guest = started.guests[started.both.indexOf(player)] as GuestOf;
  vi.spyOn(Thinking.prototype, 'think').mockImplementation(() => new Promise(() => undefined));
  const standIn = (level: string | null) => guest.post(`/api/tables/${started.id}/stand-in`, { level });
  staged.wait(23 * HOUR);
  expect((await standIn('random')).status).toBe(204);
  staged.wait(2 * HOUR);
  await staged.site.lookAround();
  expect(await standIn(null)).toMatchObject({ status: 403, body: { code: 'time-is-up' } });
});

test('moving and taking back gives no more time', async () => {
  const started = await staged.started({ pace });
  const player = turnOf(started.both);
  const guest = started.guests[started.both.indexOf(player)] as GuestOf;
  const seat = player.position?.seat ?? -1;
  const undone = async () => {
    for (const action of player.position?.legal ?? []) {
      const version = player.position?.version ?? 0;
      expect((await player.ask({ t: 'act', seen: version, action: action as Action })).t).toBe('done');
      if ((await player.ask({ t: 'undo', count: 1 })).t === 'done') return;
      throw new Error(`${action.do} cannot be taken back`);
    }
  };
  staged.wait(23 * HOUR);
  await undone();
  vi.spyOn(Thinking.prototype, 'think').mockImplementation(() => new Promise(() => undefined));
  staged.wait(2 * HOUR);
  await staged.site.lookAround();
  expect((await tableOf(guest, started.id)).seats[seat]?.standIn).toBe(true);
});

test('what somebody else does and takes back meanwhile gives whose turn it is no more time', async () => {
  const { id, both, guests } = await staged.started({ pace });
  const bystander = () => both.find((it) => it !== turnOf(both) && (it.position?.legal.length ?? 0) > 0);
  for (let moves = 0; bystander() === undefined; moves++) {
    if (moves === 200) throw new Error('nobody could ever do anything out of turn');
    await move(both);
  }
  const eve = bystander() as Player;
  const waiting = turnOf(both);
  const guest = guests[both.indexOf(waiting)] as GuestOf;
  const { deadline } = await tableOf(guest, id);
  staged.wait(2 * HOUR);
  const version = waiting.position?.version ?? 0;
  const action = eve.position?.legal[0] as Action;
  expect((await eve.ask({ t: 'act', seen: eve.position?.version ?? 0, action })).t).toBe('done');
  await waiting.until(() => (waiting.position?.version ?? 0) > version);
  expect((await tableOf(guest, id)).deadline).toBe(deadline);
  staged.wait(2 * HOUR);
  expect((await eve.ask({ t: 'undo', count: 1 })).t).toBe('done');
  expect((await tableOf(guest, id)).deadline).toBe(deadline);
});
