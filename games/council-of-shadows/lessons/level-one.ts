import type { Lesson } from '@kaya/engine/lessons';
import { lessonRecord } from '@kaya/engine/lessons';
import levelOneRecord from './level-one.json' with { type: 'json' };

/** The second round, with little consumption, and a rise at the next buy turn. */
export const levelOne: Lesson = {
  id: 'level-one',
  record: lessonRecord(levelOneRecord),
  moments: [
    { id: 'range', move: 28, help: 'show', rules: ['COS-UPG-7', 'COS-EXT-2'] },
    {
      id: 'pay',
      move: 29,
      help: 'show',
      answers: [{ to: { do: 'pay' }, say: 'gold' }],
      rules: ['COS-PAY-1', 'COS-PAY-2', 'COS-PAY-4'],
    },
    { id: 'light', move: 30, help: 'show', rules: ['COS-AIC-13', 'COS-CON-1'] },
    { id: 'outpost', move: 31, help: 'point', rules: ['COS-AIC-14', 'COS-BUY-1'] },
    { id: 'zone-1', move: 35, help: 'point', rules: ['COS-SHF-1', 'COS-SHF-3', 'COS-PLN-2'] },
    {
      id: 'cover',
      move: 36,
      help: 'point',
      answers: [{ to: { do: 'keep' }, say: 'keep' }],
      rules: ['COS-PLN-4', 'COS-CON-2'],
    },
    {
      id: 'zone-3',
      move: 37,
      help: 'ask',
      answers: [{ to: { do: 'keep' }, say: 'keep' }],
      rules: ['COS-PLN-4', 'COS-SHF-2'],
    },
    { id: 'order', move: 38, help: 'show', points: ['turn-order'], rules: ['COS-ORD-1'] },
    { id: 'dorne', move: 43, help: 'point', rules: ['COS-ACT-8', 'COS-MAJ-2'] },
    {
      id: 'third',
      move: 44,
      help: 'ask',
      answers: [
        { to: { do: 'colonise', planet: 's1-06a' }, say: 'same' },
        { to: { do: 'colonise', planet: 's1-10a' }, say: 'orange' },
        { to: { do: 'skip' }, say: 'empty' },
      ],
      rules: ['COS-COL-2', 'COS-XPL-1'],
    },
    {
      id: 'extract',
      move: 45,
      help: 'point',
      like: ['system'],
      until: { kind: 'extracted', who: 0 },
      times: 2,
      answers: [{ to: { do: 'skip' }, say: 'left' }],
      rules: ['COS-EXT-3', 'COS-EXT-4'],
    },
    {
      id: 'exploit',
      move: 47,
      help: 'ask',
      like: ['galaxy'],
      until: { kind: 'exploited', who: 0 },
      times: 3,
      answers: [{ to: { do: 'stop-exploiting' }, say: 'stop' }],
      rules: ['COS-XPL-1', 'COS-XPL-6', 'COS-XPL-7'],
    },
    {
      id: 'boost',
      move: 55,
      help: 'ask',
      like: ['upgrade'],
      until: { kind: 'level', who: 0 },
      within: 3,
      answers: [{ to: { do: 'stop-buying' }, say: 'stop' }],
      rules: ['COS-UPG-6', 'COS-FLW-9', 'COS-DTL-2', 'COS-DTL-4'],
    },
    { id: 'dark-tech', move: 57, help: 'ask', like: [], rules: ['COS-DTL-8', 'COS-CMS-1', 'COS-DTI-9'] },
  ],
};
