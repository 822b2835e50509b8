import { expect, type Page, test } from '@playwright/test';
import { serve } from '../tools/serve.ts';
import { awaited, openTable, person, type Seen, twoAtATable } from './people.ts';
import { myTurn } from './playing.ts';

/** Plays until the turn goes to the other one. */
async function endTurn(people: readonly [Seen, Seen]): Promise<readonly [Seen, Seen]> {
  const [actor] = await awaited(people);
  for (let i = 0; i < 40; i++) {
    const [now, other] = await awaited(people);
    if (now !== actor) return [now, other];
    await now.page.locator('.decision .action').last().click();
    await expect(now.page.locator('.table')).toBeVisible();
  }
  throw new Error('the turn does not end');
}

test('one’s own last move goes back at once; what others have seen needs their consent', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor, other] = await awaited(people);
  const prompt = actor.page.locator('.prompt');
  const first = await prompt.textContent();
  const offered = await actor.page.locator('.decision .action').allTextContents();
  await actor.page.locator('.decision .action').first().click();
  await expect(prompt).not.toHaveText(first ?? '');
  await actor.page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toHaveText(first ?? '');
  await expect(actor.page.locator('.decision .action')).toHaveText(offered);
  const told = (page: Page) => page.locator('.notice', { hasText: 'Moves were taken back' });
  await expect(told(actor.page)).toHaveCount(0);

  const [next] = await endTurn(people);
  expect(next).toBe(other);
  await other.page.locator('.decision .action').first().click();
  await myTurn(other.page);
  await expect(actor.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const ask = async () => {
    await actor.page.locator('.table-more summary').click();
    await actor.page.getByLabel('Take back (ending a turn is a move)').selectOption('2');
    await actor.page.getByRole('button', { name: 'Ask to take back' }).click();
    await expect(other.page.getByText('asks to take back their last 2 moves, with everything since.')).toBeVisible();
    await expect(actor.page.getByText('Waiting for an answer')).toBeVisible();
    await actor.page.locator('.table-more summary').click();
  };
  await ask();
  await other.page.getByRole('button', { name: 'Decline' }).click();
  await expect(actor.page.getByText('Waiting for an answer')).toHaveCount(0);
  await expect(other.page.locator('.decision .action').first()).toBeVisible();
  await ask();
  await other.page.getByRole('button', { name: 'Accept' }).click();
  await expect(actor.page.locator('.decision .action').first()).toBeVisible();
  await expect(other.page.locator('.decision .action')).toHaveCount(0);
  // What goes back by consent both are told, whoever asked for it.
  for (const { page } of [actor, other]) await expect(told(page)).toBeVisible();
});

test('a bot stands in for somebody, who takes the seat back later', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor, other] = await awaited(people);
  await actor.page.locator('.table-more summary').click();
  await actor.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(actor.page.getByText('A bot is playing for you.')).toBeVisible();
  // The bot plays the turn to its end; then the other one is asked.
  await expect(other.page.locator('.decision .action').first()).toBeVisible({ timeout: 60_000 });
  await expect(other.page.locator('.players')).toContainText('(a bot is playing)');
  await actor.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(other.page.locator('.players')).not.toContainText('(a bot is playing)');
  const [now] = await endTurn(people);
  expect(now).toBe(actor);
});

test('whoever is away and keeps the others waiting can be replaced, though not at once', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor, other] = await awaited(people);
  await actor.page.context().close();
  await expect(other.page.getByText('is away, and the game is waiting.')).toBeVisible();
  await other.page.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(other.page.locator('.notice')).toContainText('may still come back');
});

test('whoever has been away long enough is replaced by a bot, and finds the seat again', async ({ browser }) => {
  const { address, close } = await serve({ KAYA_ABSENCE_SECONDS: '1' });
  try {
    const people = await twoAtATable(browser, address);
    const [actor, other] = await awaited(people);
    const table = actor.page.url();
    await actor.page.goto('about:blank');
    const replace = other.page.getByRole('button', { name: 'Let a bot play on' });
    await expect(async () => {
      await replace.click({ timeout: 1000 });
      await expect(other.page.locator('.players')).toContainText('(a bot is playing)', { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    // The bot plays the turn to its end.
    await expect(other.page.locator('.decision .action').first()).toBeVisible({ timeout: 60_000 });
    await actor.page.goto(table);
    await actor.page.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(other.page.locator('.players')).not.toContainText('(a bot is playing)');
    const [now] = await endTurn(people);
    expect(now).toBe(actor);
  } finally {
    close();
  }
});

test('a seat goes along to another device', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor] = await awaited(people);
  const hand = await actor.page.locator('.hand').textContent();
  await actor.page.locator('.table-more summary').click();
  await actor.page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = new URL(await actor.page.locator('.table-more input').inputValue());
  const phone = await person(browser, 'Ada’s phone');
  await phone.page.goto(`${link.pathname}${link.hash}`);
  await expect(phone.page.locator('.decision .action').first()).toBeVisible();
  await expect(phone.page.locator('.hand')).toHaveText(hand ?? '');
  await phone.page.locator('.decision .action').first().click();
  await myTurn(phone.page);
  const wrong = await person(browser, 'Eve');
  await wrong.page.goto(`${link.pathname}#not-a-key`);
  await expect(wrong.page.locator('.error-page h1')).toBeVisible();
});

test('whoever opened a table sends somebody away, who is told and cannot sit down again', async ({ browser }) => {
  const ada = await person(browser, 'Ada');
  const eve = await person(browser, 'Eve');
  await eve.page.goto(await openTable(ada.page));
  await eve.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(eve.page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Remove' }).click();
  const sure = ada.page.getByRole('dialog', { name: 'Remove' });
  await expect(sure).toContainText('Remove Eve? Eve will not be able to sit at this table again.');
  await expect(eve.page.getByText('The host has removed you from this table.')).toHaveCount(0);
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(eve.page.getByText('The host has removed you from this table.')).toBeVisible();
  await expect(eve.page.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await expect(ada.page.locator('.online-seats')).not.toContainText('Eve');
});

test('a full table says so, and a game that was given up is played again', async ({ browser }) => {
  const ada = await person(browser, 'Ada');
  const max = await person(browser, 'Max');
  const eve = await person(browser, 'Eve');
  const path = await openTable(ada.page);
  await eve.page.goto(path);
  await expect(eve.page.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await max.page.goto(path);
  await max.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(eve.page.getByText('The table is full')).toBeVisible();
  await expect(eve.page.getByRole('button', { name: 'Sit here' })).toHaveCount(0);

  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(eve.page.getByText('You are watching.')).toBeVisible();
  await ada.page.locator('.table-more summary').click();
  await ada.page.getByRole('button', { name: 'Ask to end the game' }).click();
  await max.page.getByRole('button', { name: 'Accept' }).click();
  await expect(eve.page.locator('.banner').getByText('The game was ended early.')).toBeVisible();
  // Nobody is asked anything any more, and nothing says so.
  for (const { page } of [ada, max, eve]) {
    await expect(page.locator('.prompt')).toHaveText('The game was ended early.');
    await expect(page.locator('.players [data-awaited]')).toHaveCount(0);
  }
  await max.page.getByRole('button', { name: 'Play again' }).click();
  await expect(max.page.locator('.online-seats')).toContainText(/Ada.*\(asked to play again, not here yet\)/);
  await expect(max.page.getByText('Open seats must be taken')).toHaveCount(0);
  await expect(max.page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  await expect(eve.page.getByText('A table for another game is open.')).toBeVisible();
  await eve.page.goto('/');
  const ended = new URL(ada.page.url()).pathname;
  await ada.page.locator('.banner').getByRole('button', { name: 'Go there' }).click();
  await expect(ada.page.locator('.online-seats')).toContainText('Max');
  expect(new URL(ada.page.url()).pathname).toBe(new URL(max.page.url()).pathname);
  await expect(max.page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
  await ada.page.goto('/');
  await expect(ada.page.locator('.my-games li').filter({ has: ada.page.locator(`a[href="${ended}"]`) })).toContainText(
    'Finished',
  );
});
