import { drillOf, lessonRecord } from '@kaya/engine/lessons';
import blackGoldRecord from './black-gold.json' with { type: 'json' };
import chainReactionsRecord from './chain-reactions.json' with { type: 'json' };
import chinaRecord from './china.json' with { type: 'json' };
import drill1Record from './drill-1.json' with { type: 'json' };
import drill2Record from './drill-2.json' with { type: 'json' };
import drill3Record from './drill-3.json' with { type: 'json' };
import drill4Record from './drill-4.json' with { type: 'json' };
import drill5Record from './drill-5.json' with { type: 'json' };
import drill6Record from './drill-6.json' with { type: 'json' };
import drill7Record from './drill-7.json' with { type: 'json' };
import firstStepsRecord from './first-steps.json' with { type: 'json' };

const blackGold = lessonRecord(blackGoldRecord);
const chainReactions = lessonRecord(chainReactionsRecord);
const firstSteps = lessonRecord(firstStepsRecord);
const china = lessonRecord(chinaRecord);
const one = lessonRecord(drill1Record);
const two = lessonRecord(drill2Record);
const three = lessonRecord(drill3Record);
const four = lessonRecord(drill4Record);
const five = lessonRecord(drill5Record);
const six = lessonRecord(drill6Record);
const seven = lessonRecord(drill7Record);

/** What the lessons have not shown, pointed at and asked for, in positions of their own games and, for what never came up there, in the beginnings of whole games of the first game’s set-up. */
export const drill = drillOf([
  { words: 'replace', steps: [{ do: 'electricity' }, { do: 'replace' }], at: { point: [firstSteps, 8], ask: [china, 52] } },
  { words: 'add', steps: [{ do: 'electricity' }, { do: 'add' }], at: { show: [china, 8], point: [china, 52], ask: [two, 9] } },
  { words: 'draw', steps: [{ do: 'draw' }, { do: 'draw-two' }, { do: 'draw-card' }], at: { ask: [firstSteps, 8] } },
  {
    words: 'foreign',
    steps: [{ do: 'draw' }, { do: 'draw-foreign' }],
    at: { show: [firstSteps, 8], point: [china, 8], ask: [chainReactions, 7] },
  },
  { words: 'institution', steps: [{ do: 'institution' }], at: { ask: [china, 54] } },
  { words: 'option', steps: [{ do: 'choose-option' }], at: { ask: [china, 69] } },
  { words: 'pick', steps: [{ do: 'pick' }], at: { ask: [china, 70] } },
  { words: 'play-card', steps: [{ do: 'play-card' }], at: { point: [firstSteps, 8], ask: [chainReactions, 7] } },
  { words: 'grant', steps: [{ do: 'grant' }], at: { show: [three, 191], point: [six, 466], ask: [seven, 733] } },
  { words: 'learn', steps: [{ do: 'learn' }], at: { show: [one, 208], point: [two, 213], ask: [seven, 255] } },
  { words: 'discard', steps: [{ do: 'discard' }], at: { point: [chainReactions, 20], ask: [two, 131] } },
  { words: 'refugee', steps: [{ do: 'send-refugee' }], at: { point: [chainReactions, 22], ask: [five, 18] } },
  { words: 'unit', steps: [{ do: 'send-unit' }], at: { show: [two, 258], point: [six, 387], ask: [four, 444] } },
  { words: 'token', steps: [{ do: 'give-up-token' }], at: { point: [blackGold, 25], ask: [five, 17] } },
  { words: 'install', steps: [{ do: 'install' }], at: { show: [three, 116], point: [five, 320], ask: [six, 711] } },
  { words: 'launch', steps: [{ do: 'launch' }], at: { show: [firstSteps, 7], point: [china, 7], ask: [china, 51] } },
  { words: 'lobby', steps: [{ do: 'lobby' }], at: { show: [china, 12], point: [china, 56], ask: [chainReactions, 27] } },
  { words: 'take-back', steps: [{ do: 'take-back' }], at: { show: [firstSteps, 31], point: [china, 20], ask: [china, 65] } },
  { words: 'say', steps: [{ do: 'say' }], at: { point: [firstSteps, 31], ask: [china, 65] } },
  { words: 'fake-news', steps: [{ do: 'fake-news-check' }], at: { point: [firstSteps, 35], ask: [china, 68] } },
  {
    words: 'convention',
    steps: [{ do: 'citizens-convention' }],
    at: { show: [five, 359], point: [five, 552], ask: [seven, 803] },
  },
  { words: 'blue-helmets', steps: [{ do: 'blue-helmets' }], at: { point: [china, 48], ask: [china, 72] } },
  { words: 'referendum', steps: [{ do: 'referendum' }], at: { show: [china, 72], point: [blackGold, 22], ask: [one, 78] } },
  { words: 'take-up', steps: [{ do: 'take-up' }], at: { show: [firstSteps, 13], point: [china, 34], ask: [china, 88] } },
  { words: 'power', steps: [{ do: 'use-power' }], at: { show: [blackGold, 6], point: [blackGold, 26], ask: [seven, 145] } },
  { words: 'pair', steps: [{ do: 'complete-pair' }], at: { show: [two, 190], point: [one, 199], ask: [three, 292] } },
  { words: 'signal', steps: [{ do: 'signal' }], at: { show: [firstSteps, 7], point: [china, 22], ask: [chainReactions, 7] } },
]);
