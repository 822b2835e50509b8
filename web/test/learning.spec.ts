// What a learner finds around the lessons: how far they are, what is counted, the first game, and what a term means.
import { expect, type Page, test } from '@playwright/test';
import { afterOneMove, prepare, problemsOf } from './playing.ts';

// Whatever cannot be clicked says so long before a test is out of time.
test.use({ actionTimeout: 45_000 });

/** Points at a term, and reads what it means. */
async function points(page: Page, within: string): Promise<void> {
  const term = page.locator(`${within} .term`).first();
  await term.hover();
  await expect(page.locator('.term-meaning')).toHaveText(/\S: \S/);
  await page.mouse.move(0, 0);
  await expect(page.locator('.term-meaning')).toHaveCount(0);
}

test('a course shows how far one is, counts for nobody else unless one agrees, and leads into the first game', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lesson-counts')) told.push(request.postData() ?? '');
  });
  await prepare(page, { welcomed: false });
  await page.addInitScript(() => {
    if (localStorage.getItem('kaya-lesson-counts') !== null) return;
    const counted = { shown: 2, seconds: 130, tries: 1, left: 0 };
    localStorage.setItem('kaya-lesson-counts', JSON.stringify({ 'co2 first-plant propose': counted }));
  });
  await page.goto('/');
  const card = page.locator('[data-game="co2"]');
  await expect(card.locator('.lessons')).toHaveText(/^4 lessons, about \d+ minutes$/);
  // For a newcomer learning comes first, playing second, and all else behind one word.
  await expect(card.locator('.ways a:visible, .ways button:visible')).toHaveText(['Learn by playing', 'Play now']);
  await expect(card.locator('.ways .primary')).toHaveText('Learn by playing');
  await card.getByText('More ways to play').click();
  await expect(card.getByRole('link', { name: 'Open a table' })).toBeVisible();
  await card.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(page.locator('.course-lessons li')).toHaveCount(4);
  await expect(page.locator('.course-lessons progress').first()).toHaveAttribute('value', '0');
  // What was counted stays here; nothing is agreed to beforehand.
  const tell = page.getByRole('checkbox', { name: /^Let this host know, without my name/ });
  await page.getByText('How it went on this device').click();
  await expect(page.locator('.course-counts p').first()).toHaveText('2 minutes in these lessons, 1 step tried again.');
  await expect(tell).not.toBeChecked();
  const leave = async () => {
    await page.locator('.course .button.primary').click();
    await expect(page.locator('.guide[data-phase="ask"]')).toBeVisible();
    await page.locator('.guide-place a').click();
    await expect(page.locator('.course')).toBeVisible();
  };
  await leave();
  expect(told).toEqual([]);
  await page.getByText('How it went on this device').click();
  await tell.check();
  await leave();
  await expect.poll(() => told.length).toBe(1);
  expect(Object.keys(JSON.parse(told[0] ?? '{}')).sort()).toEqual(['game', 'lesson', 'moments']);
  expect(told[0]).not.toContain('Ada');
  await page.getByText('How it went on this device').click();
  await expect(tell).toBeChecked();
  await tell.uncheck();
  await leave();
  expect(told).toHaveLength(1);
  // Somebody who has done two lessons: it is seen here and at home.
  await page.evaluate(() => {
    const done = { at: 0, done: true };
    localStorage.setItem(
      'kaya-lessons',
      JSON.stringify({
        ...{ 'co2 first-plant': done, 'co2 new-decade': done, 'course:co2': { at: 2, done: false } },
        'course:council-of-shadows': { at: 3, done: true },
      }),
    );
  });
  await page.goto('/');
  await expect(card.locator('.lessons')).toHaveText(/^2 of 4 lessons done, about \d+ minutes to go$/);
  await expect(card.locator('.lesson-bars [data-done]')).toHaveCount(2);
  // Whoever has learnt it all finds the way back to it without looking behind anything.
  await expect(page.locator('[data-game="council-of-shadows"]').getByRole('link', { name: 'Learn by playing' })).toBeVisible();
  await card.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.locator('.course-lessons [data-done]')).toHaveText([/done.*Propose, install, construct/, /done/]);
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('.player-kind', { hasText: 'easy' }).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('each button of the guide does what it says, and whoever leaves a lesson comes back to where it was left', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await prepare(page);
  await page.goto('/learn/co2/first-plant');
  const guide = page.locator('.guide');
  const text = guide.locator('.guide-text');
  const press = (name: string) => guide.getByRole('button', { name }).click();
  const play = async (...entries: readonly (string | RegExp)[]) => {
    for (const entry of entries) await page.locator('.decision .action', { hasText: entry }).first().click();
  };
  const step = async (at: number) => expect(guide.locator('progress')).toHaveAttribute('value', String(at));
  const first = /^Propose recycling in Asia/;
  await expect(text).toHaveText(first);
  // Who has begun a step can begin it anew.
  await expect(guide.getByRole('button', { name: 'Start this step again' })).toHaveCount(0);
  await play('Propose a project');
  await press('Start this step again');
  await expect(page.locator('.decision .action', { hasText: 'Propose a project' })).toHaveCount(1);
  // Another move is answered by what came of it; then one tries again …
  await play('Propose a project', /solar in Europe, money space/i);
  await expect(guide.locator('.guide-answer')).toHaveText(/^A project too\./);
  await expect(page.locator('.decision .action')).toHaveCount(0);
  await press('Try again');
  await expect(text).toHaveText(first);
  await expect(guide.locator('.guide-answer')).toHaveCount(0);
  await step(0);
  // … or goes on from there, and is told what is different, until the way back is taken.
  await play('Propose a project', /solar in Europe, money space/i);
  await press('Go on from here');
  await step(1);
  const differs = guide.locator('.quiet');
  await expect(differs).toHaveText(
    /^Your game went another way: .* You chose “.*solar in Europe.*”, the lesson has “.*recycling in Asia.*”\.$/i,
  );
  // Since which move is for whoever asks: the list keeps its room.
  await expect(differs).not.toHaveAttribute('open');
  await press('Back to the lesson');
  await expect(text).toHaveText(/^Now a free action/);
  await expect(differs).toHaveCount(0);
  // A step can be skipped; whoever leaves comes back to the one that was reached.
  await press('Skip this step');
  await expect(text).toHaveText(/^End your turn/);
  await step(2);
  // What the lesson has no words for is answered by what the log says of it.
  await play('Visit the market', 'Sell 1 CEP');
  await expect(guide.locator('.guide-answer')).toHaveText(/^Ada sells 1 CEP \(\+\$3\)/);
  await expect(text).toHaveText(/^You did something else\./);
  await press('Try again');
  await expect(text).toHaveText(/^End your turn/);
  await guide.locator('.guide-place a').click();
  await expect(page.locator('.course-lessons progress').first()).toHaveAttribute('value', '2');
  await page.getByRole('link', { name: 'Go on: Your first plant' }).click();
  await expect(text).toHaveText(/^End your turn/);
  for (let at = 3; (await guide.getAttribute('data-phase')) !== 'done'; at++) {
    if ((await guide.getAttribute('data-phase')) === 'watch') await press('Go on');
    else await press('Skip this step');
    await step(at);
  }
  await press('Repeat this lesson');
  await expect(text).toHaveText(first);
  await step(0);
  expect(problems).toEqual([]);
});

test('a term is explained where it stands: in questions, reasons, log, rules and lessons', async ({ page }) => {
  await prepare(page);
  await page.goto('/learn/co2/first-plant');
  await points(page, '.guide');
  // What a lesson asks for can be done by keys.
  for (const entry of ['Propose a project', /recycling in Asia, money space/i]) {
    await page.locator('.decision .action', { hasText: entry }).first().focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.guide-answer')).toHaveText('+$5.');
  await afterOneMove(page);
  await page.locator('.why-not summary').click();
  await points(page, '.reasons');
  await page.getByRole('tab', { name: 'Log' }).click();
  await points(page, '.log');
  await page.getByRole('button', { name: 'Undo' }).click();
  await points(page, '.prompt');
  await page.getByRole('button', { name: 'Rules' }).click();
  await points(page, '.drawer');
});
