import { expect, test, vi } from 'vitest';
import { openLog, readable, said } from '../log.ts';

test('a line of the log reads as words: the time, how grave, what, and what else is known', () => {
  const time = new Date(2026, 0, 2, 9, 5, 7).getTime();
  const line = JSON.stringify({
    level: 'warn',
    time,
    pid: 1,
    hostname: 'vm',
    game: 'co2',
    tables: 3,
    error: 'no room "left"',
    msg: 'running tables wait',
  });
  expect(readable(line)).toBe(String.raw`09:05:07 warn  running tables wait game=co2 tables=3 error="no room \"left\""`);
});

test.each([
  ['words in a terminal', true, null, true],
  ['one object a line for a machine', false, null, false],
  ['words where the host wants them', false, 'text', true],
  ['objects where the host wants them', true, 'json', false],
] as const)('a log is %s', (_what, terminal, logForm, isWords) => {
  const before = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY');
  Object.defineProperty(process.stdout, 'isTTY', { value: terminal, configurable: true });
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  openLog({ logLevel: 'info', logForm }).info('all is well');
  write.mockRestore();
  if (before === undefined) Reflect.deleteProperty(process.stdout, 'isTTY');
  else Object.defineProperty(process.stdout, 'isTTY', before);
  expect(written.join('')).toMatch(
    isWords ? /^\d\d:\d\d:\d\d info {2}all is well\n$/ : /^\{"level":"info".*"msg":"all is well"\}\n$/,
  );
});

test('what is said beside the log is an object where the log is one', () => {
  expect(said({ logForm: 'text' }, 'Kaya is open')).toBe('Kaya is open');
  expect(JSON.parse(said({ logForm: 'json' }, 'Kaya is open'))).toMatchObject({ level: 'info', msg: 'Kaya is open' });
});

test('nothing in a line is obeyed by the terminal that shows it, or makes another line', () => {
  const evil = ['\u001b[2Jred', '\u009b2J', 'a\nb', 'x\u202ey', '\u007f'];
  for (const error of evil) {
    const said = readable(JSON.stringify({ level: 'error', time: 0, msg: 'it', error }));
    expect([error, /[\p{Cc}\u202e]/u.test(said)]).toEqual([error, false]);
  }
});

test('whoever counts errors hears of each, also of those of a request, and of nothing else', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  let errors = 0;
  const log = openLog({ logLevel: 'info', logForm: 'text' }, () => void errors++);
  log.info('all is well');
  log.warn('the disk is slow');
  log.error('a message could not be answered');
  log.child({ reqId: 'r' }).error('a request failed');
  const lines = written.mock.calls.length;
  written.mockRestore();
  expect([errors, lines]).toEqual([2, 4]);
});
