import { type Browser, expect, type Page, test } from '@playwright/test';
import { prepare } from './playing.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function personAt(browser: Browser, name: string, more: object = {}): Promise<Page> {
  const page = await (await browser.newContext({ acceptDownloads: true, ...more })).newPage();
  await prepare(page, { name });
  return page;
}

/** Opens a table for three from the page itself, and says where it is. */
async function openTable(page: Page): Promise<string> {
  const id = await page.evaluate(async () => {
    const body = JSON.stringify({
      ...{ game: 'co2', options: {}, visibility: 'invited', pace: { kind: 'live' }, spectators: true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).id;
  });
  return `/table/${id}`;
}

test('somebody is seen by others as they want to be', async ({ browser }) => {
  const ada = await personAt(browser, 'Ada');
  const max = await personAt(browser, 'Max', PHONE);
  const table = await test.step('a profile, by a few clicks, makes a guest of whoever was not known', async () => {
    await ada.goto('/settings');
    const profile = ada.locator('.profile');
    await profile.getByRole('button', { name: 'Shape 4', exact: true }).click();
    await profile.getByRole('button', { name: 'Colour 2', exact: true }).click();
    await profile.getByText('Languages (0)').click();
    for (const language of ['English', 'French']) await profile.getByLabel(language).check();
    await profile.getByText('Favourite games (0)').click();
    await profile.getByLabel('CO₂').check();
    await profile.getByLabel('my languages').check();
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(profile.getByRole('status')).toHaveText('Saved.');
    return openTable(ada);
  });
  await test.step('another one, on a phone, sees the sign and what is public', async () => {
    await max.goto(table);
    await max.getByRole('button', { name: 'Sit here' }).click();
    await expect(max.locator('.online-seats .avatar').first()).toBeVisible();
    await max.getByRole('button', { name: 'Ada' }).click();
    const card = max.getByRole('dialog');
    await expect(card).toContainText('Speaks English and French');
    await expect(card).toContainText('You have not finished a game together yet.');
    await expect(card).not.toContainText('CO₂');
    await card.getByRole('button', { name: 'Close' }).click();
  });
  for (const page of [ada, max]) await page.context().close();
});
