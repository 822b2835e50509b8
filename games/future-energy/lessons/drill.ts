import { drillOf, lessonRecord } from '@kaya/engine/lessons';
import drill1Record from './drill-1.json' with { type: 'json' };
import gameRecord from './game.json' with { type: 'json' };

const game = lessonRecord(gameRecord);
const one = lessonRecord(drill1Record);

/** What the lessons have not shown, pointed at and asked for, in positions of their own games and, for what never came up there, in the beginnings of whole games of the first game’s set-up. */
export const drill = drillOf([
  {
    words: 'contract',
    steps: [{ do: 'plan', choice: 'contract' }, { do: 'buy-contract' }],
    at: { point: [game, 0], ask: [game, 27] },
  },
  {
    words: 'two-lines',
    steps: [{ do: 'plan', choice: 'two-lines' }, { do: 'place-line' }],
    at: { point: [game, 0], ask: [game, 36] },
  },
  { words: 'route', steps: [{ do: 'route' }], at: { show: [game, 22], point: [game, 40], ask: [game, 64] } },
  { words: 'build', steps: [{ do: 'build' }], at: { point: [game, 41], ask: [game, 51] } },
  { words: 'coal', steps: [{ do: 'coal-return' }], at: { point: [game, 23], ask: [one, 46] } },
  { words: 'oil', steps: [{ do: 'oil-extra' }], at: { point: [game, 79], ask: [one, 34] } },
]);
