import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kaya-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the lab as a person would, typing the given lines. */
function lab(
  args: readonly string[],
  typed = '',
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
    child.stdin?.end(typed);
  });
}

describe('the lab', () => {
  test('says what it can do, and refuses what it cannot', async () => {
    expect(await lab([])).toMatchObject({ code: 0, out: expect.stringContaining('simulate <game>') });
    expect(await lab(['dance'])).toMatchObject({ code: 1, err: expect.stringContaining("There is no command 'dance'.") });
  });

  test('lists the games with their options', async () => {
    expect((await lab(['games'])).out).toContain('lamplighters: The Lamplighters, 2–4');
    expect((await lab(['games', '--lang', 'ru'])).out).toContain('Фонарщики');
  });

  test('simulates, and prints data for programs', async () => {
    const { out } = await lab([
      'simulate',
      'lamplighters',
      '--seats',
      '2',
      '--games',
      '30',
      '--seed',
      '7',
      '--option',
      'wind=calm',
      '--json',
    ]);
    const results = JSON.parse(out);
    expect(results).toMatchObject({
      game: 'lamplighters',
      seats: 2,
      games: 30,
      options: { wind: 'calm', nights: 4, openHands: false },
    });
    const again = JSON.parse(
      (await lab(['simulate', 'lamplighters', '--seats', '2', '--games', '30', '--seed', '7', '--option', 'wind=calm', '--json']))
        .out,
    );
    expect(again.bySeat).toEqual(results.bySeat);
  });

  test.each([
    [['simulate'], 'Which game? There are:'],
    [['simulate', 'chess'], "There is no game 'chess'."],
    [['simulate', 'lamplighters', '--seats', '9'], 'This game seats 2 to 4, not 9.'],
    [['simulate', 'lamplighters', '--games', 'many'], "--games must be a whole number from 1, not 'many'."],
    [['simulate', 'lamplighters', '--option', 'wind'], "--option takes name=value, not 'wind'."],
    [['simulate', 'lamplighters', '--option', 'wind=mild'], 'The option wind cannot be mild; it can be: calm, stormy.'],
    [
      ['simulate', 'lamplighters', '--seats', '4', '--option', 'wind=calm', '--lang', 'fr'],
      'À quatre, il faut un vent de tempête.',
    ],
    [['simulate', 'lamplighters', '--bots', 'genius'], "There is no bot level 'genius'."],
    [['simulate', 'lamplighters', '--colour', 'red'], "Unknown option '--colour'"],
    [['replay', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['replay'], 'Which record?'],
    [['play', 'lamplighters', '--lang', 'de'], "--lang must be one of en, fr, ru, not 'de'."],
  ])('%j is refused with a sentence that helps', async (args, sentence) => {
    const { code, err } = await lab(args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });

  test('a whole game can be played in the terminal, saved and replayed', async () => {
    const file = join(folder, 'game.json');
    const played = await lab(
      ['play', 'lamplighters', '--seats', '2', '--lang', 'en', '--save', file],
      `?\nh\nx\n${'1\n'.repeat(80)}`,
    );
    expect(played.out).toContain('Choose the card you pour tonight.');
    expect(played.out).toContain('A bot would: Pour');
    expect(played.out).toContain('Type a number from 1 to');
    expect(played.out).toMatch(/(dawn breaks|lies in the dark)[\s\S]*1\. Player 1 \(you\): \d+/);
    const replayed = await lab(['replay', file, '--log', '--lang', 'fr']);
    expect(replayed).toMatchObject({ code: 0, out: expect.stringContaining('every state as recorded') });
    expect(replayed.out).toContain('On montre l’huile');
  });

  test('nobody’s hidden cards reach the terminal of another', async () => {
    const { out } = await lab(['play', 'lamplighters', '--seats', '2', '--you', '1'], '1\n'.repeat(80));
    expect(out).toContain('Bot 2 draws a card.');
    expect(out).not.toMatch(/Bot 2 draws (oil|a shield)/);
  });

  test('a broken record is refused with the place', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{"format":1,"game":"lamplighters"}');
    expect((await lab(['replay', file])).err).toContain('at $.rulesVersion');
  });

  test('fuzzing says when all laws hold', async () => {
    expect((await lab(['fuzz', 'lamplighters', '--games', '20', '--seed', '1'])).out).toContain(
      '20 games of each: all laws hold.',
    );
  });
});
