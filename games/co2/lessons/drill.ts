import { drillOf, lessonRecord } from '@kaya/engine/lessons';
import drill1Record from './drill-1.json' with { type: 'json' };
import drill2Record from './drill-2.json' with { type: 'json' };
import drill3Record from './drill-3.json' with { type: 'json' };
import gameRecord from './game.json' with { type: 'json' };

const game = lessonRecord(gameRecord);
const one = lessonRecord(drill1Record);
const two = lessonRecord(drill2Record);
const three = lessonRecord(drill3Record);

/** What the lessons have not shown, pointed at and asked for, in positions of their own games and, for what never came up there, in the beginnings of whole games of the first game’s set-up. */
export const drill = drillOf([
  { words: 'region-cep', steps: [{ do: 'cep-to-region' }], at: { point: [game, 16], ask: [game, 107] } },
  { words: 'free-move', steps: [{ do: 'use-free-move' }, { do: 'send-scientist' }], at: { point: [game, 35], ask: [game, 225] } },
  { words: 'home', steps: [{ do: 'scientist-home' }], at: { show: [game, 35], point: [game, 74], ask: [game, 225] } },
  {
    words: 'pick',
    steps: [{ do: 'to-scientist' }, { do: 'pick-scientist' }, { do: 'send-scientist' }],
    at: { show: [game, 102], point: [game, 192], ask: [game, 244] },
  },
  { words: 'minor', steps: [{ do: 'to-lobby' }, { do: 'play-minor' }], at: { point: [game, 0], ask: [game, 59] } },
  { words: 'major', steps: [{ do: 'play-major' }], at: { ask: [game, 101] } },
  { words: 'reward', steps: [{ do: 'take-reward' }], at: { show: [one, 46], point: [three, 69], ask: [two, 76] } },
  {
    words: 'construct',
    steps: [{ do: 'to-construct' }, { do: 'construct' }],
    at: { show: [game, 72], point: [game, 210], ask: [game, 280] },
  },
  { words: 'recruit', steps: [{ do: 'recruit' }], at: { show: [game, 100], point: [three, 88], ask: [three, 151] } },
  {
    words: 'research-move',
    steps: [{ do: 'research-move' }, { do: 'send-scientist' }],
    at: { show: [game, 100], point: [three, 88], ask: [three, 151] },
  },
  { words: 'learn', steps: [{ do: 'learn' }], at: { point: [game, 106], ask: [game, 214] } },
  { words: 'sell', steps: [{ do: 'to-market' }, { do: 'sell' }], at: { point: [game, 0], ask: [game, 59] } },
  { words: 'buy', steps: [{ do: 'to-market' }, { do: 'buy' }], at: { show: [game, 0], point: [game, 59], ask: [game, 114] } },
  {
    words: 'un-goal',
    steps: [{ do: 'to-un-goal' }, { do: 'score-un-goal' }],
    at: { show: [game, 246], point: [game, 280], ask: [game, 284] },
  },
  { words: 'discard-goal', steps: [{ do: 'discard-goal' }], at: { show: [game, 0], point: [game, 59], ask: [game, 84] } },
  { words: 'pay-cep', steps: [{ do: 'pay-cep' }], at: { point: [game, 61], ask: [game, 196] } },
]);
