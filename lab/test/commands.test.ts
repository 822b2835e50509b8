import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  test('a tournament prints its standings for programs, the same with one thread and with two', async () => {
    const args = ['tournament', 'lamplighters', '--seats', '3', '--bots', 'medium,random', '--games', '12', '--json'];
    const [alone, both] = await Promise.all([lab([...args, '--parallel', '1']), lab([...args, '--parallel', '2'])]);
    expect(both.out).toBe(alone.out);
    const results = JSON.parse(alone.out);
    expect(results).toMatchObject({ game: 'lamplighters', seats: 3, games: 12 });
    expect(results.bots.map((it: { level: string; seats: number }) => [it.level, it.seats])).toEqual([
      ['medium', 1],
      ['random', 2],
    ]);
    for (const { wins, share, low, high } of results.bots) {
      expect(share).toBeCloseTo(wins / 12, 3);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    const won = results.bots.reduce((sum: number, it: { wins: number }) => sum + it.wins, 0);
    expect(won + results.allLose.games).toBeCloseTo(12, 3);
  });

  test('a survey has a line for each level, number of seats and value of an option that the rules allow', async () => {
    const args = ['survey', 'lamplighters', '--levels', 'random,medium', '--seats', '2,4', '--vary', 'wind', '--games', '3'];
    const { rows, refused } = JSON.parse((await lab([...args, '--json'])).out);
    expect(
      rows.map((it: { level: string; seats: number; varied: { wind: string } }) => [it.seats, it.varied.wind, it.level]),
    ).toEqual([
      [2, 'calm', 'random'],
      [2, 'calm', 'medium'],
      [2, 'stormy', 'random'],
      [2, 'stormy', 'medium'],
      [4, 'stormy', 'random'],
      [4, 'stormy', 'medium'],
    ]);
    expect(refused).toEqual([{ seats: 4, varied: { wind: 'calm' } }]);
    for (const row of rows) expect(row.games).toBe(3);
  });

  test('a survey of bots that are told what is hidden says so, in its command too', async () => {
    const args = ['survey', 'lamplighters', '--levels', 'medium', '--seats', '3', '--games', '6'];
    const { out } = await lab([...args, '--told']);
    expect(out).toContain('they are told what is hidden from them');
    expect(out).toMatch(/npm run lab -- survey .*--told/);
    const [fair, told] = [await lab([...args, '--json']), await lab([...args, '--told', '--json'])];
    expect(JSON.parse(told.out).rows[0].score).not.toEqual(JSON.parse(fair.out).rows[0].score);
  });

  test('curves are the means of the charts, apart for games that were won and lost', async () => {
    const args = ['curves', 'lamplighters', '--bots', 'random', '--seats', '3', '--games', '8'];
    const { moments, curves, endings } = JSON.parse((await lab([...args, '--json'])).out);
    expect(endings.reduce((sum: number, it: { games: number }) => sum + it.games, 0)).toBe(8);
    expect(moments[0]).toBeGreaterThan(0);
    const oil = curves.find((it: { chart: string; line: string }) => it.chart === 'oil' && it.line === 'needed');
    expect([oil.won.length, oil.lost.length]).toEqual([moments.length, moments.length]);
    expect([...oil.won, ...oil.lost].some((it) => it !== null && it > 0)).toBe(true);
  });

  test('a balance weighs seats, cards and options; its page needs nothing from elsewhere', async () => {
    const file = join(folder, 'balance.html');
    const { out } = await lab(['balance', 'lamplighters', '--games', '20', '--lang', 'fr', '--json', '--html', file]);
    const { bySeat, byOption, byTrait } = JSON.parse(out);
    expect(bySeat.map((it: { seats: number }) => it.seats)).toEqual([2, 3, 4]);
    expect(byOption.map((it: { option: string }) => it.option)).toEqual(['nights', 'wind', 'openHands']);
    expect(byTrait.map((it: { kind: string }) => it.kind)).toEqual(['Cartes de la première nuit']);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/https?:|<script|<link|@import|url\(/);
  });

  test('the ladder rates the levels and keeps the ratings', async () => {
    const args = ['ladder', 'lamplighters', '--seats', '2,3', '--games', '24', '--iterations', '4', '--out', folder];
    const { out } = await lab(args);
    expect(out).toContain('The Lamplighters: ratings');
    expect(out).toContain('2 – 3');
    const [kept = ''] = readdirSync(folder).filter((name) => name.startsWith('ladder-'));
    const { ladders, commit } = JSON.parse(readFileSync(join(folder, kept), 'utf8'));
    expect(kept).toContain(commit);
    const [{ rungs, bySeats }] = ladders;
    expect(rungs.at(-1)).toMatchObject({ level: 'random', beatsNext: null });
    for (const table of bySeats) expect(table.rungs.at(-1)).toMatchObject({ level: 'random', beatsNext: null });
    expect(bySeats[0].rungs).not.toEqual(bySeats[1].rungs);
  });

  test('a training goes on where it was stopped, and its network tells how it came about', async () => {
    const [out, kept] = [join(folder, 'training'), join(folder, 'weights', '2.json')];
    const args = ['train', 'lamplighters', '--out', out, '--games', '6', '--passes', '2', '--trial', '0', '--hidden', '4'];
    const first = await lab([...args, '--generations', '1']);
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('generation 0: pass 2 of 2') });
    // What was learnt is not learnt again, only what comes after it.
    const second = await lab([...args, '--generations', '2', '--keep', kept]);
    expect(second.out).not.toContain('generation 0: pass');
    expect(second.out).toContain('generation 1: pass 2 of 2');
    const { samples, learnt } = JSON.parse(readFileSync(kept, 'utf8'));
    expect(samples).not.toEqual([]);
    expect(learnt).toMatchObject({ generation: 1, games: 12, trial: 0, firstPlaces: 0 });
    const other = await lab(['train', 'lamplighters', '--out', out, '--games', '7']);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('other settings') });
  });

  test.each([
    [['simulate'], 'Which game? There are:'],
    [['constructor'], "There is no command 'constructor'."],
    [['simulate', 'chess'], "There is no game 'chess'."],
    [['simulate', 'constructor'], "There is no game 'constructor'."],
    [['survey', 'lamplighters', '--vary', 'constructor'], "has no option 'constructor' to vary"],
    [['tournament', 'lamplighters', '--bots', 'hard', 'medium'], "'medium' is an argument too many"],
    [['balance', 'lamplighters', '--vary', 'none', '--option', 'wind=mild'], 'The option wind cannot be mild'],
    [['play', 'lamplighters', '--save', '/nowhere/game.json'], '/nowhere/game.json cannot be written'],
    [['ladder', 'lamplighters', '--out', '/dev/null/folder'], '/dev/null/folder cannot be written'],
    [['simulate', 'lamplighters', '--seats', '9'], 'This game is for 2 to 4 players, not 9.'],
    [['simulate', 'lamplighters', '--games', 'many'], "--games must be a whole number from 1, not 'many'."],
    [['simulate', 'lamplighters', '--option', 'wind'], "--option takes name=value, not 'wind'."],
    [['simulate', 'lamplighters', '--option', 'wind=mild'], 'The option wind cannot be mild; it can be: calm, stormy.'],
    [
      ['simulate', 'lamplighters', '--seats', '4', '--option', 'wind=calm', '--lang', 'fr'],
      'À quatre, il faut un vent de tempête.',
    ],
    [['simulate', 'lamplighters', '--bots', 'genius'], "There is no bot level 'genius'."],
    [['simulate', 'lamplighters', '--colour', 'red'], "Unknown option '--colour'"],
    [
      ['tournament', 'lamplighters', '--seats', '2', '--bots', 'hard,easy,easy'],
      '--bots names 3 bots for 2 seats; name at most 2.',
    ],
    [['tournament', 'lamplighters', '--parallel', '0'], '--parallel must be a whole number from 1 to 64'],
    [['tournament', 'lamplighters', '--bots', 'random', '--games', '1', '--html', '/nowhere/page.html'], 'cannot be written'],
    [
      ['survey', 'lamplighters', '--vary', 'moon'],
      "lamplighters has no option 'moon' to vary. There are: nights, wind, openHands.",
    ],
    [['survey', 'lamplighters', '--vary', 'wind=mild'], "The option wind cannot be 'mild'; it can be: calm, stormy."],
    [['survey', 'lamplighters', '--seats', '4', '--option', 'wind=calm'], 'Four players need a stormy wind.'],
    [['balance', 'lamplighters', '--bots', 'easy,hard'], '--bots takes one level here'],
    [['ladder', 'chess'], "There is no game 'chess'."],
    [['analyse'], 'Which record?'],
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
      ['play', 'lamplighters', '--seats', '2', '--lang', 'en', '--seed', 'b', '--save', file],
      // Now this, now that: somebody who makes at least one clear mistake.
      `?\nh\nx\n${'2\n1\n'.repeat(60)}`,
    );
    expect(played.out).toContain('Choose a card to pour tonight.');
    expect(played.out).toMatch(
      /A bot would: Pour.*\n {2}(Compared|This move brings|With this|Anything else|The other|“|Several).*\.\nOther moves it considered/,
    );
    expect(played.out).toContain('Type a number from 1 to');
    expect(played.out).toMatch(/(dawn breaks|lies in the dark)[\s\S]*\d\. Player 1 \(you\): \d+/);
    const replayed = await lab(['replay', file, '--log', '--lang', 'fr']);
    expect(replayed).toMatchObject({ code: 0, out: expect.stringContaining('every state as recorded') });
    expect(replayed.out).toContain('On montre l’huile');
    const stopped = await lab(['replay', file, '--at', '0']);
    expect(stopped.out).toContain('| Night 1 of');
    expect(stopped.out).toContain('agenda, next first: [{"do":"pour"}');
    expect(stopped.out).toMatch(/ {2}seat 0 \{"do":"pour","card":\d\}\n/);
    expect(stopped.out).toMatch(/then: seat \d plays \{"do":"pour"/);
    expect((await lab(['replay', file, '--at', '9999'])).err).toContain('at');
    const page = join(folder, 'analysis.html');
    const report = join(folder, 'report.json');
    const analysed = JSON.parse((await lab(['analyse', file, '--worst', '3', '--json', '--html', page, '--site', report])).out);
    // The report is a record with a judgement for every decision.
    expect((await lab(['replay', report])).out).toContain('every state as recorded');
    const { judged, moves } = JSON.parse(readFileSync(report, 'utf8'));
    expect(judged.length).toBeGreaterThan(0);
    for (const [move, { verdict }] of judged) expect([move < moves.length, typeof verdict]).toEqual([true, 'string']);
    expect(analysed).toMatchObject({ game: 'lamplighters', seats: 2 });
    expect(analysed.standings[0]).toHaveLength(2);
    // Where it was heading: what one is ahead the other is behind.
    const last = analysed.headings.at(-1);
    expect(last.prospect.mean[0]).toBeCloseTo(-last.prospect.mean[1]);
    expect(readFileSync(page, 'utf8')).toContain('Where the game was heading');
    for (const { from, own, others, luck, count, to } of analysed.accounts)
      expect(from + own + others + luck + count).toBeCloseTo(to);
    expect(analysed.worst.length).toBeGreaterThan(0);
    for (const it of analysed.worst)
      expect([it.cost > 0, it.played !== it.better, it.why.length > 10]).toEqual([true, true, true]);
    expect(readFileSync(page, 'utf8')).not.toMatch(/https?:|<script|<link|@import|url\(/);
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
