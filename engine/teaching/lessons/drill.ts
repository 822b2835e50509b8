import { drillOf, lessonRecord } from '@kaya/engine/lessons';
import drill1Record from './drill-1.json' with { type: 'json' };
import drill2Record from './drill-2.json' with { type: 'json' };
import drill3Record from './drill-3.json' with { type: 'json' };
import firstNightRecord from './first-night.json' with { type: 'json' };

const firstNight = lessonRecord(firstNightRecord);
const one = lessonRecord(drill1Record);
const two = lessonRecord(drill2Record);
const three = lessonRecord(drill3Record);

/** What the lesson has not shown, pointed at and asked for: in positions of its own game, and of others where it never came up. */
export const drill = drillOf([
  {
    words: 'sell',
    steps: [{ do: 'to-sell' }, { do: 'sell' }],
    at: { show: [firstNight, 2], point: [firstNight, 11], ask: [firstNight, 15] },
  },
  { words: 'barter', steps: [{ do: 'barter' }], at: { show: [firstNight, 2], point: [firstNight, 11], ask: [firstNight, 15] } },
  { words: 'shelter', steps: [{ do: 'shelter' }], at: { show: [one, 2], point: [two, 2], ask: [three, 8] } },
]);
