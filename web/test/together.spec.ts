import { type Browser, expect, type Page, test } from '@playwright/test';
import { prepare } from './playing.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function personAt(browser: Browser, settings: Readonly<Record<string, unknown>>, more: object = {}): Promise<Page> {
  const page = await (await browser.newContext(more)).newPage();
  await prepare(page, settings);
  return page;
}

test('two people meet: a kept seat, another name, phrases, clocks; and then without a link', async ({ browser }) => {
  const ada = await personAt(browser, { name: 'Ada' });
  const max = await personAt(browser, { name: 'Max', locale: 'fr' }, PHONE);
  await test.step('a new table is for those with the link; its pace and what follows are said', async () => {
    await ada.goto('/new/co2?mode=online');
    await expect(ada.getByLabel('Show it in the list of open tables')).not.toBeChecked();
    await ada.getByLabel(/number of players/i).selectOption('2');
    await ada.getByLabel('Pace').selectOption('calm');
    await ada.getByLabel('When someone’s time is up').selectOption('end');
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await expect(ada.getByText('Live, calm clock')).toBeVisible();
    await expect(ada.getByText('When someone’s time is up: the game ends.')).toBeVisible();
    await expect(ada.getByText('Only for those with the link')).toBeVisible();
  });
  await test.step('a seat is kept, and taken by whoever has its link, on a phone and in French', async () => {
    await max.goto(await ada.locator('.copy input').inputValue());
    await expect(max.getByRole('button', { name: 'S’asseoir ici' })).toHaveCount(1);
    await ada.getByRole('button', { name: 'Keep for a guest' }).click();
    await expect(max.getByRole('button', { name: 'S’asseoir ici' })).toHaveCount(0);
    await max.goto('about:blank');
    await max.goto(await ada.locator('.kept-link input').inputValue());
    await max.getByRole('button', { name: 'Prendre la place gardée pour vous' }).click();
    await expect(ada.locator('.online-seats')).toContainText('Max');
  });
  await test.step('what is said as a phrase is read in each one’s language; a new name is seen at once', async () => {
    await max.getByText('Phrases, affichées').click();
    await max.getByRole('button', { name: 'Bonne chance' }).click();
    await expect(ada.getByRole('log')).toContainText('Good luck!');
    await ada.getByLabel('Your name').fill('Ada L.');
    await ada.getByRole('button', { name: 'Change my name' }).click();
    await expect(max.locator('.online-seats')).toContainText('Ada L.');
  });
  await test.step('the game is rated once both have agreed, each for themselves', async () => {
    await ada.getByLabel('Yes, rate this game').check();
    await expect(max.getByText('Déjà d’accord\u00a0: Ada L.')).toBeVisible();
    await max.getByLabel('Oui, classer cette partie').check();
    await expect(ada.getByText('Everyone has agreed: this game will be rated.')).toBeVisible();
  });
  await test.step('clocks run for whoever is awaited, and stand still by consent', async () => {
    await ada.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [ada, max]) await expect(page.locator('.clocks [data-runs]').first()).toHaveText(/(29|30):\d\d$/);
    await ada.locator('.table-more summary').click();
    await ada.getByRole('button', { name: 'Ask to pause the clocks' }).click();
    await max.getByRole('button', { name: 'Accepter' }).click();
    await expect(ada.getByText('All clocks are paused')).toBeVisible();
    await expect(ada.locator('.clocks [data-runs]')).toHaveCount(0);
    await max.getByRole('button', { name: 'Relancer les pendules' }).click();
    await expect(ada.locator('.clocks [data-runs]').first()).toBeVisible();
  });
  await test.step('whoever leaves a rated game is last; both see why their rating changed, and one hides it', async () => {
    const left = await max.request.post(`/api/tables/${new URL(ada.url()).pathname.split('/').at(-1)}/leave`);
    expect(left.status()).toBe(204);
    await ada.getByRole('button', { name: 'Ask to end the game' }).click();
    await expect(ada.getByRole('heading', { name: 'The game was ended early.' })).toBeVisible();
    await expect(ada.getByRole('link', { name: 'This game is rated' })).toHaveAttribute('href', '/ratings');
    await ada.goto('/settings');
    await ada.getByRole('link', { name: 'Ratings and lists of the best' }).click();
    await expect(
      ada.locator('.ratings li', { hasText: /against Max \(1000\).*expected: 50% to win · result: place 1 of 2/ }),
    ).toBeVisible();
    await max.goto('/ratings/co2');
    await expect(max.locator('tbody tr[data-winner]')).toContainText('Max');
    const listed = await max.locator('tbody tr').count();
    await ada.goto('/settings');
    await ada.getByLabel('my ratings').uncheck();
    await ada.locator('.profile').getByRole('button', { name: 'Save' }).click();
    await expect(ada.locator('.profile').getByText('Saved.')).toBeVisible();
    await max.goto('/ratings');
    await expect(max.locator('.ratings li', { hasText: /contre Ada L\..*pas jouée jusqu’au bout/ })).toBeVisible();
    await max.locator('.buttons').getByRole('link', { name: 'CO₂', exact: true }).click();
    await expect(max.locator('tbody tr[data-winner]')).toContainText('Max');
    await expect(max.locator('tbody tr')).toHaveCount(listed - 1);
  });
  await test.step('who wants the same finds each other, and the game begins', async () => {
    for (const page of [ada, max]) {
      await page.goto('/');
      await page.getByRole('link', { name: /^(Find me a game|Trouvez-moi une partie)$/ }).click();
      await page.getByLabel(/^(Game|Jeu)/).selectOption('co2');
      // As many as the game itself allows, and never alone.
      await expect(page.getByLabel(/^(Number of players|Nombre de joueurs)/).locator('option')).toHaveText(['2', '3', '4', '5']);
      await page.getByRole('button', { name: /^(Find a game|Trouver une partie)$/ }).click();
      await expect(page.locator('.online-table, .table').first()).toBeVisible();
      if (page === ada) await expect(ada.getByText('Waiting for people who want to play the same game.')).toBeVisible();
    }
    for (const page of [ada, max]) await expect(page.locator('.table')).toBeVisible();
  });
  for (const page of [ada, max]) await page.context().close();
});

/** Plays a short game of two people to its end, by what their pages may ask the server. */
async function playedOut(pages: readonly [Page, Page]): Promise<string> {
  const ask = async (page: Page, path: string, data?: unknown) => {
    const url = `/api/tables${path}`;
    const answer = await (data === undefined ? page.request.get(url) : page.request.post(url, { data }));
    expect(answer.ok()).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
  const [ada, max] = pages;
  for (const [page, name] of [
    [ada, 'Ada'],
    [max, 'Max'],
  ] as const)
    await page.request.post('/api/guest', { data: { name } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = { game: 'future-energy', options: {}, seats, visibility: 'invited', pace: { kind: 'live' }, spectators: true };
  const { id } = await ask(ada, '', table);
  await ask(max, `/${id}/join`, { seat: null });
  await ask(ada, `/${id}/start`, {});
  for (let move = 0; ; move++) {
    const { status, awaited } = await ask(ada, `/${id}`);
    if (status === 'over') return id;
    const mover = pages[awaited[0]] ?? ada;
    const { version, legal } = await ask(mover, `/${id}/position`);
    await ask(mover, `/${id}/actions`, { id: `${id}-${move}`, seen: version, action: legal.at(-1) });
  }
}

test('one leads another through a game that is over: along, alone, back, and until the leader is gone', async ({ browser }) => {
  const ada = await personAt(browser, { name: 'Ada' });
  const max = await personAt(browser, { name: 'Max' }, PHONE);
  const id = await playedOut([ada, max]);
  await max.goto(`/table/${id}?led`);
  await expect(max.locator('.led')).toHaveText(/Nobody is leading right now/);
  await ada.goto(`/table/${id}?at=20`);
  await ada.locator('.replay-more summary').click();
  await ada.getByRole('button', { name: 'Lead the others through this game' }).click();
  await expect(ada.locator('.replay-more input')).toHaveValue(new RegExp(`/table/${id}\\?led$`));
  await expect(ada.locator('.led')).toContainText('You lead');
  await ada.getByRole('button', { name: 'Copy the link for the others' }).click();
  await expect(ada.locator('.replay-more input')).toHaveValue(new RegExp(`/table/${id}\\?led$`));
  const seen = max.locator('.prompt');
  await expect(seen).toContainText('move 20 of');
  await expect(max.locator('.led')).toContainText('You see what Ada looks at.');
  await ada.getByRole('button', { name: 'One move forward' }).click();
  await expect(seen).toContainText('move 21 of');
  // Alone by any step of one's own, and back with one click.
  await max.getByRole('button', { name: 'To the start' }).click();
  await expect(seen).toContainText('move 0 of');
  await ada.getByRole('button', { name: 'One move forward' }).click();
  await expect(ada.locator('.prompt')).toContainText('move 22 of');
  await expect(seen).toContainText('move 0 of');
  await max.getByRole('button', { name: 'Follow Ada' }).click();
  await expect(seen).toContainText('move 22 of');
  await max.getByRole('button', { name: 'Look around alone' }).click();
  await expect(max.getByRole('button', { name: 'Follow Ada' })).toBeVisible();
  await max.getByRole('button', { name: 'Follow Ada' }).click();
  await ada.getByRole('button', { name: 'Stop leading' }).click();
  await expect(max.locator('.led')).toHaveText(/Ada no longer leads/);
  // A link to this moment leads there whoever opens it; and from here on both can play at a new table.
  await ada.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(ada.locator('.replay-more input')).toHaveValue(new RegExp(`/table/${id}\\?at=22&watched=\\d+$`));
  await max.goto(await ada.locator('.replay-more input').inputValue());
  await expect(seen).toContainText('move 22 of');
  // A note at this moment is there for the other one too, who comes back to it and cannot remove it.
  await ada.locator('.notes summary').click();
  await ada.locator('.notes textarea').fill('Here it turned');
  await ada.getByRole('button', { name: 'Save the note' }).click();
  await expect(ada.locator('.notes li')).toContainText('Here it turned');
  await max.reload();
  await expect(max.locator('.notes li')).toHaveText(/Move 22: Ada.*Here it turned/);
  await expect(max.getByRole('button', { name: 'Delete this note' })).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Delete this note' })).toHaveCount(1);
  await ada.getByRole('button', { name: 'Play on from here at a new online table' }).click();
  await expect(ada).not.toHaveURL(new RegExp(id));
  await expect(ada).toHaveURL(/\/table\//);
  for (const page of [ada, max]) await page.context().close();
});
