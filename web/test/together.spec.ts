import { type Browser, expect, type Page, test } from '@playwright/test';
import { prepare } from './playing.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function personAt(browser: Browser, settings: Readonly<Record<string, unknown>>, more: object = {}): Promise<Page> {
  const page = await (await browser.newContext(more)).newPage();
  await prepare(page, settings);
  return page;
}

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
  await expect(max.locator('.led')).toHaveText(/No one is leading right now/);
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
