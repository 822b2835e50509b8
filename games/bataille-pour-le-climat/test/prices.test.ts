// What buttons promise, compared with what follows when they are pressed along the kept games: what a card does to a die or to
// a power, how many cards are drawn, what an action card takes away, and the effects of outcomes and decisions.
import { readFileSync } from 'node:fs';
import { checkSetup, Runner, recordsIn, type Seat, speakerFor, sum, viewOf, type Words } from '@kaya/engine';
import { describe, expect, test } from 'vitest';
import { box } from '../index.ts';
import { aciPower } from '../rules/joint-action/aci-power.ts';
import { dieResult } from '../rules/regions/dice.ts';
import { type Bpc, type BpcAction, type BpcState, PAWNS, REGIONS } from '../types/index.ts';

const { game, voice } = box;
/** One position in so many of a game. */
const EVERY = 7;
/** Games that are walked through, the last ones. */
const GAMES = 16;
/** Buttons that promise something. */
const PROMISING: readonly BpcAction['do'][] = [
  'blue-helmets',
  'citizens-convention',
  'fake-news-check',
  'draw-two',
  'draw-foreign',
  'play-card',
  'no-aci',
  'choose-option',
];
/** Decisions that belong to the button before. */
const BELONGING: readonly string[] = ['draw-colour', 'pick-token', 'draw-action'];

/** What followed a button, until something else is asked. */
interface Pressed {
  readonly said: string;
  readonly before: BpcState;
  readonly after: BpcState;
  readonly told: readonly Bpc['event'][];
  readonly seat: Seat;
}

const speaker = await speakerFor(voice, 'en', ['Anna', 'Boris', 'Chloé', 'Denis', 'Emma']);

function press(state: BpcState, seat: Seat, action: BpcAction): Pressed {
  const told: Bpc['event'][] = [];
  const runner = new Runner(game, game.clone(state), (event) => told.push(event));
  runner.act(seat, action);
  for (;;) {
    const [asked] = runner.awaited();
    const first = asked === undefined ? undefined : runner.legal(asked)[0];
    if (asked === undefined || first === undefined || !BELONGING.includes(runner.decision?.do ?? '')) break;
    runner.act(asked, first);
  }
  return {
    said: speaker.say(voice.action(action, viewOf(game, state, seat), seat)),
    before: state,
    after: runner.state,
    told,
    seat,
  };
}

function cardsOf(state: BpcState, seat: Seat): number {
  return sum(state.players.map((player) => (player.seat === seat ? player.hand.length : 0)));
}

function pawnsOf(state: BpcState, pawn: (typeof PAWNS)[number]): number {
  return sum(REGIONS.map((id) => state.regions[id][pawn]));
}

/** What the button says, and what came, in the same terms; null where it promises nothing. */
const PROMISES: Readonly<Record<string, (pressed: Pressed) => readonly [promised: unknown, came: unknown] | null>> = {
  'a die changed': ({ said, before, told }) => {
    const [, by] = /\(die ([+−]\d+)\)$/.exec(said) ?? [];
    const event = told.find((it) => it.kind === 'blue-helmets');
    if (by === undefined || before.check === null) return null;
    return [dieResult(before.check) + Number(by.replace('−', '-')), event?.result];
  },
  'a power changed': ({ said, before, told }) => {
    const [, by] = /\(power ([+−]\d+)\)$/.exec(said) ?? [];
    const event = told.find((it) => it.kind === 'citizens-convention');
    return by === undefined || before.aci === null ? null : [aciPower(before.aci) + Number(by.replace('−', '-')), event?.power];
  },
  'a colour that counts 0': ({ said, before, told }) => {
    const event = told.find((it) => it.kind === 'fake-news-check');
    if (!said.endsWith(' counts 0') || before.aci === null || event === undefined) return null;
    return [aciPower({ ...before.aci, cancelled: [...before.aci.cancelled, event.colour] }), event.power];
  },
  'cards drawn': ({ said, before, after, seat }) => {
    const drawn = cardsOf(after, seat) - cardsOf(before, seat);
    const [, count] = /^Draw (nothing|one|two)\b/.exec(said) ?? [];
    return count === undefined ? null : [['nothing', 'one', 'two'].indexOf(count), drawn];
  },
  'what an action card takes away': ({ said, before, after }) => {
    const [, ghg] = /\. Action: global GHG −(\d)\.$/.exec(said) ?? [];
    if (ghg !== undefined) return [-Number(ghg), after.ghg - before.ghg];
    const [, name] = /\. Action: (?:remove|integrate) an? (\w+) anywhere\.$/.exec(said) ?? [];
    const pawn = PAWNS.find((it) => name !== undefined && it === name.toLowerCase());
    return pawn === undefined ? null : [-1, pawnsOf(after, pawn) - pawnsOf(before, pawn)];
  },
  'what happens unless it is stopped, and what an institution does': ({ said, told }) => {
    const [, effects] = /^(?:Let it happen|Choose): (.*)$/.exec(said) ?? [];
    const event = told.find((it) => it.kind === 'outcome' || it.kind === 'institution');
    const words = event === undefined ? null : voice.event(event, 0);
    if (effects === undefined || words === null) return null;
    return [effects, afterColon(words)];
  },
};

/** What the log tells after its colon, without the full stop. */
function afterColon(words: Words): string {
  const told = speaker.say(words);
  return told.slice(told.indexOf(': ') + 2, -1);
}

describe('what a button promises comes', () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  const records = recordsIn(readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8')).slice(-GAMES);
  for (const { seats, options, seed, moves, words } of records) {
    const setup = checkSetup(game, seats, options);
    if (!setup.ok) throw new Error('bad options');
    const runner = Runner.start(game, { seats, options: setup.options, seed });
    for (const [move, [next, word]] of moves.entries()) {
      // What is voted on comes with the last vote.
      if (move % EVERY === 0 && runner.decision?.do !== 'vote')
        for (const seat of runner.awaited()) {
          for (const action of runner.legal(seat).filter((it) => PROMISING.includes(it.do))) {
            const pressed = press(runner.state, seat, action);
            for (const [what, promise] of Object.entries(PROMISES)) {
              const found = promise(pressed);
              if (found === null) continue;
              seen.set(what, (seen.get(what) ?? 0) + 1);
              const [promised, came] = found;
              if (promised !== came) wrong.push(`${seed}, move ${move}: “${pressed.said}” came to ${came}`);
            }
          }
        }
      runner.act(next, words[word] as BpcAction);
    }
  }

  test.each(Object.keys(PROMISES))('%s', (what) => expect(seen.get(what) ?? 0).toBeGreaterThan(5));
  test('nothing else came', () => expect(wrong.slice(0, 8)).toEqual([]));
});
