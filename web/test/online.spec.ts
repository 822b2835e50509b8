import { expect, type Page, test } from '@playwright/test';
import { awaited, lastPosition, person, type Seen, secretsOf, twoAtATable } from './people.ts';
import { chooseFirst, myTurn } from './playing.ts';

test('two browsers at one table: each is sent its own cards and never the other’s', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor] = await awaited(people);
  await actor.page.locator('.decision .action').first().click();
  await myTurn(actor.page);
  const hands = people.map(secretsOf);
  for (const [i, { frames }] of people.entries()) {
    const others = hands[1 - i] ?? [];
    expect(others.length).toBeGreaterThan(1);
    const all = frames.join('\n');
    expect(others.filter((card) => all.includes(`"${card}"`))).toEqual([]);
  }
  // What may be done the pages work out themselves.
  expect(people.map((seen) => lastPosition(seen).legal)).toEqual([[], []]);
  const shown = await Promise.all(people.map(({ page }) => page.locator('.hand').textContent()));
  expect(shown[0]).not.toBe(shown[1]);
  await people[0].page.getByRole('tab', { name: 'Chat' }).click();
  await people[0].page.getByLabel('Say something').fill('Hello there');
  await people[0].page.getByRole('button', { name: 'Send' }).click();
  await expect(people[1].page.getByRole('tab', { name: 'Chat' })).toContainText('1');
  await people[1].page.getByRole('tab', { name: 'Chat' }).click();
  await expect(people[1].page.locator('.unread')).toHaveCount(0);
  await expect(people[1].page.locator('.chat')).toContainText('Hello there');
  await tellsScenes(people);
});

/** What somebody else does is told as a scene before one is asked, with pause, skip and again. */
async function tellsScenes(people: readonly [Seen, Seen]): Promise<void> {
  const [, { page }] = await awaited(people);
  // Whoever is not asked now wants to follow slowly from here on.
  await page.evaluate(() => {
    const key = 'kaya-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, speed: 'slow' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /show-.*\.js$/.test(name)));
  const scene = page.locator('.scene[data-running]');
  for (let i = 0; i < 12 && (await scene.count()) === 0; i++) {
    const [actor] = await awaited(people);
    const { version } = lastPosition(actor);
    await chooseFirst(actor.page);
    await expect.poll(() => lastPosition(actor).version).toBeGreaterThan(version);
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  const now = page.locator('.telling [data-now]');
  const said = (await now.textContent()) ?? '';
  // Nor is it read in the log before it is shown, and nothing can be answered meanwhile.
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log li').last()).toHaveText(said);
  await expect(page.locator('.decision .action, .table [data-may-point]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Skip to now' }).click();
  await expect(scene).toHaveCount(0);
  await page.getByRole('button', { name: 'See it again' }).click();
  await expect(now).toHaveText(said);
}

test('a reload and a broken connection in the middle of decisions lose nothing', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor, other] = await awaited(people);
  await actor.page.locator('.decision .action').first().click();
  await myTurn(actor.page);
  const asked = await actor.page.locator('.prompt').textContent();
  const offered = await actor.page.locator('.decision .action').allTextContents();
  await actor.page.reload();
  await expect(actor.page.locator('.prompt')).toHaveText(asked ?? '');
  await expect(actor.page.locator('.decision .action')).toHaveCount(offered.length);
  await other.cut();
  for (let i = 0; i < 40 && (await actor.page.locator('.decision .action').count()) > 0; i++) {
    await actor.page.locator('.decision .action').last().click();
    await awaited(people);
  }
  await expect(other.page.locator('.decision .action').first()).toBeVisible();
  await actor.page.getByRole('tab', { name: 'Log' }).click();
  await other.page.getByRole('tab', { name: 'Log' }).click();
  await expect(actor.page.locator('.log li')).not.toHaveCount(0);
  const told = await actor.page.locator('.log li').allTextContents();
  await expect(other.page.locator('.log li')).toHaveCount(told.length);
  await actor.page.reload();
  await actor.page.getByRole('tab', { name: 'Log' }).click();
  await expect(actor.page.locator('.log li')).toHaveText(told);
});

test('somebody who only watches, here or on a wall, sees the table without secrets', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const guest = await person(browser, 'Eve');
  const path = new URL(people[0].page.url()).pathname;
  await guest.page.goto(path);
  await expect(guest.page.getByText('You are watching.')).toBeVisible();
  await expect(guest.page.locator('.hand')).toHaveCount(0);
  await guest.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(guest.page.getByText('Only players at this table can chat.')).toBeVisible();
  // Looking back they go through what they were told, and what is asked for then tells no more.
  const answers: string[] = [];
  guest.page.on('response', async (answer) => void answers.push(await answer.text().catch(() => '')));
  const [mover] = await awaited(people);
  for (let i = 0; i < 3; i++) await chooseFirst(mover.page);
  await guest.page.getByRole('button', { name: 'Look back' }).click();
  await expect(guest.page.locator('.prompt')).toContainText(/move [1-9]\d* of/);
  await guest.page.getByRole('button', { name: 'To the start' }).click();
  await expect(guest.page.locator('.prompt')).toContainText('move 0 of');
  await expect(guest.page.locator('.replay-rows button').first()).toBeVisible();
  await expect(guest.page.locator('.replay-jumps')).not.toContainText('My moves');
  const seen = `${await guest.page.locator('body').innerHTML()} ${answers.join('')}`;
  expect(people.flatMap(secretsOf).filter((card) => seen.includes(`"${card}"`))).toEqual([]);
  await guest.page.goto(`${path}/screen`);
  await expect(guest.page.locator('.big-screen')).toBeVisible();
  const secrets = people.flatMap(secretsOf);
  expect(secrets.length).toBeGreaterThan(3);
  const sent = guest.frames.join('\n');
  expect(secrets.filter((card) => sent.includes(`"${card}"`))).toEqual([]);
  for (const { lobby } of lastPosition(guest).view.players) expect(new Set(lobby).size).toBeLessThanOrEqual(1);
  const wall = await guest.page.locator('.big-screen').innerHTML();
  expect(secrets.filter((card) => wall.includes(card))).toEqual([]);
  // Also where somebody who plays opens it, as a teacher does.
  const own = await people[0].page.context().newPage();
  await own.goto(`${path}/screen`);
  await expect(own.locator('.big-screen')).toBeVisible();
  const shown = await own.locator('.big-screen').innerHTML();
  expect(secrets.filter((card) => shown.includes(card))).toEqual([]);
});

test('after moves were taken back, alone or by consent, log and replay are those of the game as it counts', async ({
  browser,
}) => {
  const people = await twoAtATable(browser);
  const [actor, other] = await awaited(people);
  const pages = [actor.page, other.page];
  for (const page of pages) await page.getByRole('tab', { name: 'Log' }).click();
  const lines = (page: Page) => page.locator('.log li').allTextContents();
  await expect(other.page.locator('.log li').first()).toBeVisible();
  // To a moment at which something has been told to both, and the first thing offered only opens a choice.
  for (let i = 0; i < 60; i++) {
    const [next] = await awaited(people);
    if ((await lines(other.page)).length > 5 && lastPosition(next).legal[0]?.do.startsWith('to-') === true) break;
    const asked = lastPosition(next).version;
    await chooseFirst(next.page);
    await expect.poll(() => lastPosition(next).version).toBeGreaterThan(asked);
  }
  const [mover, watcher] = await awaited(people);
  const before = await Promise.all(pages.map(lines));
  // The position may be there before the page shows it.
  await expect(mover.page.locator('.decision .action').first()).toHaveText(/^(Propose|Install|Construct|Move|Send|Visit|Play)/);
  const offered = await mover.page.locator('.decision .action').allTextContents();
  const tryOne = async () => {
    await mover.page.locator('.decision .action').first().click();
    await expect(mover.page.locator('.decision .action')).not.toHaveText(offered);
  };
  // What opens a choice tells nobody anything: no line goes with it.
  await tryOne();
  await mover.page.getByRole('button', { name: 'Undo' }).click();
  await expect(mover.page.locator('.decision .action')).toHaveText(offered);
  for (const [i, page] of pages.entries()) await expect(page.locator('.log li')).toHaveText(before[i] ?? []);
  await tryOne();
  await mover.page.locator('.table-more summary').click();
  await mover.page.getByRole('button', { name: 'Ask to take back' }).click();
  await watcher.page.getByRole('button', { name: 'Accept' }).click();
  await expect(mover.page.locator('.decision .action')).toHaveText(offered);
  for (const [i, page] of pages.entries()) {
    await expect(page.locator('.log li')).toHaveText(before[i] ?? []);
    await page.reload();
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log li')).toHaveText(before[i] ?? []);
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByRole('slider').fill('0');
    await expect(page.locator('.prompt')).toContainText('move 0 of');
    await page.getByRole('slider').fill((await page.getByRole('slider').getAttribute('max')) ?? '');
    await expect(page.locator('.log li')).toHaveText(before[i] ?? []);
    await page.getByRole('button', { name: 'Return to now' }).click();
  }
  // Left while it runs it goes on in a world that fits what this seat knows, which says so and leads back.
  const { page } = watcher;
  const cards = await page.locator('.hand').textContent();
  // Nothing is judged while others play.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await expect(page.locator('.ending')).toContainText('Other people play here: the analysis waits until the game is over.');
  await expect(page.locator('.analysis')).toHaveCount(0);
  await page.getByRole('button', { name: 'Return to now' }).click();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.replay-more summary').click();
  await page.getByRole('button', { name: 'Play on from here in an imagined world' }).click();
  await expect(page.locator('.banner')).toContainText('This is an imagined world.');
  await expect(page.locator('.hand')).toHaveText(cards ?? '');
  await page.getByRole('link', { name: 'Back to the real game' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.hand')).toHaveText(cards ?? '');
  await page.goto('/');
  await expect(page.locator('.game-list li li')).toContainText('in an imagined world');
});
