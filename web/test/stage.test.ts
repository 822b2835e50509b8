// The queue of scenes: one step after the other, at the chosen speed; pause holds, skip leads to now, again repeats.
import type { State } from '@kaya/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Speed } from '../app/settings.ts';
import type { Shot } from '../scenes/shots.ts';
import { Stage } from '../scenes/stage.ts';

const POSITION: State = { rng: [0, 0, 0, 0], agenda: [], outcome: null };

function shot(scene: number, text: string | null, more: Partial<Shot> = {}): Shot {
  return {
    key: `${scene} ${text}`,
    scene,
    title: null,
    text,
    places: [],
    doer: null,
    phase: false,
    great: false,
    announces: false,
    own: false,
    view: null,
    move: scene,
    told: [],
    ...more,
  };
}

let speed: Speed;
let waiting: { readonly milliseconds: number; readonly then: () => void } | null;
let stage: Stage;

/** Lets the time of what is shown pass, and says how long it was. */
function pass(): number {
  const now = waiting;
  if (now === null) throw new Error('nothing is waited for');
  waiting = null;
  now.then();
  return now.milliseconds;
}
const said = () => stage.state.value.shot?.text ?? null;

beforeEach(() => {
  speed = 'normal';
  waiting = null;
  stage = new Stage(
    (milliseconds, then) => {
      const own = { milliseconds, then };
      waiting = own;
      return () => {
        if (waiting === own) waiting = null;
      };
    },
    () => speed,
  );
});

test('steps follow each other, what comes meanwhile waits, and behind the last one the table is as it is now', () => {
  stage.tell([shot(1, 'a'), shot(1, 'b')]);
  expect(said()).toBe('a');
  stage.tell([shot(2, 'c')]);
  expect(said()).toBe('a');
  pass();
  expect(said()).toBe('b');
  expect(stage.state.value.lines.map(({ text }) => text)).toEqual(['a', 'b']);
  pass();
  expect(said()).toBe('c');
  expect(stage.state.value.lines.map(({ text }) => text)).toEqual(['c']);
  pass();
  expect(said()).toBeNull();
  expect(stage.state.value.lines.map(({ text }) => text)).toEqual(['c']);
  pass();
  expect(stage.state.value.lines).toEqual([]);
  expect(waiting).toBeNull();
});

test('while it is paused nothing goes on, and what comes waits', () => {
  stage.tell([shot(1, 'a'), shot(1, 'b')]);
  stage.pause();
  expect(waiting).toBeNull();
  stage.tell([shot(2, 'c')]);
  expect(waiting).toBeNull();
  expect([said(), stage.state.value.paused]).toEqual(['a', true]);
  stage.resume();
  expect(stage.state.value.paused).toBe(false);
  pass();
  expect(said()).toBe('b');
});

test('skip leads to now at once, also out of a pause, and what was skipped can be seen again', () => {
  stage.tell([shot(1, 'a'), shot(2, 'b'), shot(2, 'c')]);
  stage.pause();
  stage.skip();
  expect(stage.state.value).toMatchObject({ shot: null, paused: false, again: true });
  stage.again();
  expect(said()).toBe('b');
  pass();
  expect(said()).toBe('c');
  pass();
  expect(said()).toBeNull();
});

test('again tells the running scene from its beginning, and then what was still to come', () => {
  stage.tell([shot(1, 'a'), shot(1, 'b'), shot(2, 'c')]);
  pass();
  expect(said()).toBe('b');
  stage.again();
  const order: (string | null)[] = [];
  for (let i = 0; i < 3; i++) {
    order.push(said());
    pass();
  }
  expect(order).toEqual(['a', 'b', 'c']);
  expect(said()).toBeNull();
});

test('a step whose position is not known is shown with the next known one, never behind it, and again the same', () => {
  const [first, second] = [{ ...POSITION }, { ...POSITION }];
  stage.tell([shot(1, 'a'), shot(1, 'b', { view: first }), shot(1, 'c', { view: second })]);
  expect(stage.state.value.shot?.view).toBe(first);
  pass();
  pass();
  expect(stage.state.value.shot?.view).toBe(second);
  pass();
  stage.again();
  expect(stage.state.value.shot?.view).toBe(first);
});

test('what says nothing takes no time, but for one’s own move before something follows it', () => {
  stage.tell([shot(1, null), shot(1, null)]);
  expect([said(), waiting]).toEqual([null, null]);
  expect(stage.state.value.again).toBe(false);
  const mine = { ...POSITION };
  stage.tell([shot(1, null, { own: true, view: mine }), shot(2, 'the wind')]);
  expect(stage.state.value.shot?.view).toBe(mine);
  expect(pass()).toBeLessThan(500);
  expect(said()).toBe('the wind');
  stage.skip();
  stage.tell([shot(3, null, { own: true, view: mine })]);
  expect(stage.state.value.shot).toBeNull();
});

test('an ordinary turn of a bot takes at most two and a half seconds, a great moment at most two, whatever the speed allows', () => {
  for (const lines of [1, 2, 4, 7]) {
    stage.tell(Array.from({ length: lines }, (_, i) => shot(lines, `${i}`)));
    let all = 0;
    while (said() !== null) all += pass();
    expect(all).toBeLessThanOrEqual(2500);
    stage.clear();
  }
  for (const it of ['fast', 'normal', 'slow'] as const) {
    speed = it;
    stage.tell([shot(1, 'war', { great: true })]);
    expect(pass()).toBeLessThanOrEqual(2000);
    stage.clear();
  }
});

test('slow is slower than normal, normal slower than fast, and off shows nothing', () => {
  const times = (['fast', 'normal', 'slow'] as const).map((it) => {
    speed = it;
    stage.clear();
    stage.tell([shot(1, 'a')]);
    return pass();
  });
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(3);
  stage.clear();
  speed = 'off';
  const watch = vi.fn();
  stage.state.watch(watch);
  stage.tell([shot(1, 'a')]);
  expect([said(), watch.mock.calls.length]).toEqual([null, 0]);
});

test('a move that says nothing brings no old words back', () => {
  stage.tell([shot(1, 'a')]);
  pass();
  pass();
  expect(stage.state.value).toMatchObject({ shot: null, lines: [], again: true });
  stage.tell([shot(2, null, { own: true })]);
  expect(stage.state.value.lines).toEqual([]);
  expect(waiting).toBeNull();
});
