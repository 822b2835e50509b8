// The talk of a group as its page asks for it: nothing that was said waits for the next look around.
import type { GroupLine } from '@kaya/wire';
import { expect, test } from 'vitest';
import { TalkLines } from '../groups/TalkLines.ts';

const line = (number: number): GroupLine => ({
  number,
  member: 'ann',
  name: 'Ann',
  you: false,
  text: `line ${number}`,
  phrase: null,
  at: number,
});

/** A server that answers when it is told to, with what had been said when it was asked. */
function server() {
  const said: GroupLine[] = [];
  const waiting: (() => void)[] = [];
  const ask = (after: number) => {
    const found = said.filter(({ number }) => number > after);
    return new Promise<readonly GroupLine[]>((resolve) => waiting.push(() => resolve(found)));
  };
  const answer = () => {
    waiting.shift()?.();
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { said, ask, answer };
}

test('what is said while another question is on its way is shown with its answer', async () => {
  const { said, ask, answer } = server();
  const talk = new TalkLines(ask);
  const numbers = () => talk.lines.value.map(({ number }) => number);
  said.push(line(1));
  const first = talk.look('all');
  said.push(line(2));
  const second = talk.look('all');
  await answer();
  expect(numbers()).toEqual([1]);
  await answer();
  await answer();
  await Promise.all([first, second]);
  expect(numbers()).toEqual([1, 2]);
});

test('whoever is read anew is read from the first line on; what fails changes nothing', async () => {
  const { said, ask, answer } = server();
  let away = false;
  const talk = new TalkLines((after) => (away ? Promise.reject(new Error('away')) : ask(after)));
  said.push(line(1), line(3));
  const before = talk.look('all but one');
  await answer();
  await before;
  away = true;
  await talk.look('all but one');
  away = false;
  said.splice(1, 0, line(2));
  const after = talk.look('all');
  await answer();
  await after;
  expect(talk.lines.value.map(({ number }) => number)).toEqual([1, 2, 3]);
});
