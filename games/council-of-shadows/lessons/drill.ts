import { drillOf, lessonRecord } from '@kaya/engine/lessons';
import drill1Record from './drill-1.json' with { type: 'json' };
import drill2Record from './drill-2.json' with { type: 'json' };
import drill3Record from './drill-3.json' with { type: 'json' };
import drill4Record from './drill-4.json' with { type: 'json' };
import gameRecord from './game.json' with { type: 'json' };

const game = lessonRecord(gameRecord);
const one = lessonRecord(drill1Record);
const two = lessonRecord(drill2Record);
const three = lessonRecord(drill3Record);
const four = lessonRecord(drill4Record);

/** What the lessons have not shown, pointed at and asked for, in positions of their own games and, for what never came up there, in the beginnings of whole games of the first game’s set-up. */
export const drill = drillOf([
  { words: 'branch', steps: [{ do: 'choose-branch' }], at: { show: [four, 23], point: [four, 47], ask: [four, 74] } },
  {
    words: 'discover',
    steps: [{ do: 'discover' }, { do: 'take-tile' }, { do: 'place-tile' }],
    at: { point: [game, 12], ask: [game, 126] },
  },
  { words: 'extract', steps: [{ do: 'extract' }], at: { ask: [game, 17] } },
  { words: 'keep', steps: [{ do: 'keep' }], at: { point: [game, 36], ask: [game, 100] } },
  { words: 'pay', steps: [{ do: 'pay' }], at: { ask: [game, 29] } },
  { words: 'remove-cube', steps: [{ do: 'remove-cube' }], at: { point: [game, 108], ask: [game, 134] } },
  { words: 'return-bonus', steps: [{ do: 'return-bonus' }], at: { point: [game, 68], ask: [game, 132] } },
  { words: 'dark-tech', steps: [{ do: 'take-dark-tech' }], at: { show: [game, 57], point: [game, 110], ask: [two, 64] } },
  { words: 'resource', steps: [{ do: 'take-resource' }], at: { show: [game, 15], point: [game, 129], ask: [game, 164] } },
  { words: 'transform', steps: [{ do: 'transform' }], at: { show: [four, 46], point: [four, 73], ask: [one, 125] } },
  { words: 'add-cube', steps: [{ do: 'add-cube' }], at: { show: [three, 141], point: [three, 184], ask: [three, 348] } },
  { words: 'take-card', steps: [{ do: 'take-card' }], at: { show: [one, 191], point: [two, 212], ask: [four, 364] } },
]);
