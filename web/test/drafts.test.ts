// A draft at the table itself: it is played move by move, and stops at the first thing that turns out differently.
import { type Action, type DraftStep, FURTHER_WORLDS, type Kinds, Runner, replay, type State, same, viewOf } from '@kaya/engine';
import { box } from '@kaya/engine/teaching';
import { beforeEach, expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { Value } from '../app/value.ts';
import { lineChanges } from '../draft/comparison.ts';
import { DraftSession } from '../draft/draftSession.ts';
import { isNamed } from '../draft/named.ts';
import { type Ended, playDraft } from '../draft/playing.ts';
import type { Refusal, Session, TableState } from '../table/session.ts';

/** A position that is told apart by its number alone. */
function position(number: number): State {
  return { rng: [number, 0, 0, 0], agenda: [], outcome: null };
}

/** A draft of three moves. */
const STEPS: readonly DraftStep<Kinds>[] = ['a', 'b', 'c'].map((name, i) => ({
  action: { do: name },
  before: position(i),
  view: position(i + 1),
  events: [],
  supposed: false,
}));

function look(number: number, busy = false): TableState {
  return {
    viewer: 0,
    view: position(number),
    seats: [],
    log: [],
    seen: 0,
    mayUndo: false,
    told: false,
    standing: [],
    held: null,
    curtain: null,
    thinking: [],
    busy,
    connection: 'local',
    outcome: null,
    abandoned: false,
    taught: false,
  };
}

let played: string[];
let ended: Ended[];

beforeEach(() => {
  played = [];
  ended = [];
});

/** A table at which an action leads where `leads` says. */
function table(leads: (action: Action, state: Value<TableState>, refused: Value<Refusal | null>) => void): Session {
  const state = new Value(look(0));
  const refused = new Value<Refusal | null>(null);
  const none = () => undefined;
  return {
    id: 'x',
    game: box.game,
    state,
    asksAll: false,
    refused,
    act: (action) => {
      played.push(action.do);
      leads(action, state, refused);
    },
    confirm: none,
    undo: none,
    lift: none,
    setStanding: none,
    past: () => Promise.resolve(null),
    record: () => Promise.resolve(null),
    close: none,
  };
}

const at = (action: Action) => STEPS.findIndex((step) => step.action.do === action.do);

test('every move is played where the table looks as the draft expected', () => {
  playDraft(
    table((action, state) => state.set(look(at(action) + 1))),
    STEPS,
    (how) => ended.push(how),
  );
  expect(played).toEqual(['a', 'b', 'c']);
  expect(ended).toEqual([{ kind: 'played' }]);
});

test('it stops behind the first move that leads elsewhere, and says which it was', () => {
  playDraft(
    table((action, state) => state.set(look(action.do === 'b' ? 7 : at(action) + 1))),
    STEPS,
    (how) => ended.push(how),
  );
  expect(played).toEqual(['a', 'b']);
  expect(ended).toEqual([{ kind: 'differs', at: 1 }]);
});

test('what was answered by itself meanwhile is not answered again', () => {
  playDraft(
    table((action, state) => state.set(look(action.do === 'a' ? 2 : at(action) + 1))),
    STEPS,
    (how) => ended.push(how),
  );
  expect(played).toEqual(['a', 'c']);
  expect(ended).toEqual([{ kind: 'played' }]);
});

test('what the judge refuses ends it', () => {
  playDraft(
    table((action, state, refused) => (action.do === 'b' ? refused.set({ reasons: [] }) : state.set(look(at(action) + 1)))),
    STEPS,
    (how) => ended.push(how),
  );
  expect(played).toEqual(['a', 'b']);
  expect(ended).toEqual([{ kind: 'refused', at: 1 }]);
});

test('far away each move waits until the table has answered the one before', () => {
  const expected: { readonly state: Value<TableState>; readonly number: number }[] = [];
  playDraft(
    table((action, state) => {
      state.set(look(at(action) + 1, true));
      expected.push({ state, number: at(action) + 1 });
    }),
    STEPS,
    (how) => ended.push(how),
  );
  for (let i = 0; i < STEPS.length; i++) {
    expect(played).toHaveLength(i + 1);
    const sent = expected[i];
    // 'Done' comes first: the position is not yet that of the table.
    if (sent !== undefined) sent.state.set({ ...sent.state.value, busy: false });
    expect(played).toHaveLength(i + 1);
    sent?.state.set(look(sent.number));
  }
  expect(ended).toEqual([{ kind: 'played' }]);
});

test('lines of two positions: what is new, what is gone, what is as before', () => {
  expect(lineChanges(['a', 'b'], ['b', 'c', 'c'])).toEqual([
    { text: 'c', change: 'new' },
    { text: 'a', change: 'gone' },
    { text: 'b', change: 'same' },
  ]);
});

/** A draft whose last move may turn out in several ways. */
function openDraft(): DraftSession {
  const record = keptRecords(box.game.id)[0];
  if (record === undefined) throw new Error('a game is kept');
  const base = table(() => undefined);
  let found: DraftSession | null = null;
  replay(box.game, record, (state) => {
    const [seat] = new Runner(box.game, state).awaited();
    if (seat === undefined || found !== null) return;
    const view = viewOf(box.game, state, seat);
    base.state.set({ ...look(0), viewer: seat, view });
    for (const action of new Runner(box.game, view).legal(seat)) {
      const drafts = new DraftSession(base, () => undefined);
      drafts.act(action);
      if ((drafts.sheet.value.sketches[0]?.played.possible.length ?? 0) > 1) {
        found ??= drafts;
        return;
      }
      drafts.close();
    }
  });
  if (found === null) throw new Error('nothing is drawn in a whole game');
  return found;
}

test('past a draw one looks further, supposes one of the things that may come, and goes on as if it had come', () => {
  const drafts = openDraft();
  const sketch = () => drafts.sheet.value.sketches[0]?.played;
  const worlds = () => sketch()?.possible.reduce((sum, it) => sum + it.worlds, 0);
  expect(worlds()).toBeLessThan(FURTHER_WORLDS);
  drafts.lookFurther();
  expect(worlds()).toBe(FURTHER_WORLDS);
  const last = sketch()?.possible.at(-1);
  drafts.suppose(last?.events ?? []);
  expect(sketch()).toMatchObject({ possible: [], view: last?.view });
  expect(sketch()?.steps.map(({ supposed }) => supposed)).toEqual([true]);
  drafts.close();
});

test('something is named to go on with it; what cannot come is looked for no further once there is another draft', async () => {
  const drafts = openDraft();
  const sketch = () => drafts.sheet.value.sketches[0];
  const [, second] = sketch()?.played.possible ?? [];
  expect(await drafts.supposeNamed(({ events }) => same(events, second?.events))).toBe(true);
  expect(sketch()?.played).toMatchObject({ possible: [], view: second?.view });
  expect(sketch()?.moves.at(-1)?.world).toBeGreaterThanOrEqual(0);
  drafts.close();
  const another = openDraft();
  const looking = another.supposeNamed(() => false);
  another.undo();
  expect(await looking).toBe(true);
  another.close();
});

test('a name is found in whatever order and case; nothing is no name', () => {
  expect(isNamed('Great  tower, throttle', 'Throttle and “Great Tower” are drawn.')).toBe(true);
  expect(isNamed('great engine', 'Throttle and “Great Tower” are drawn.')).toBe(false);
  expect(isNamed(' , ', 'anything')).toBe(false);
});
