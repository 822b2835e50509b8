import { expect, type Page } from '@playwright/test';

/** Settings as a test wants them, before the first page is loaded. */
export async function prepare(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const chosen = { locale: 'en', theme: 'light', speed: 'off', confirm: false, name: 'Ada', ...settings };
  await page.addInitScript((text) => {
    if (localStorage.getItem('kaya-settings') === null) localStorage.setItem('kaya-settings', text);
  }, JSON.stringify(chosen));
}

/** Opens a game against easy bots from the set-up page. */
export async function startAgainstBots(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(`/new/${game}?mode=bots`);
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits on seat ${seat}`).selectOption('easy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

const READY = '.ending, .actions .action, .curtain';

/** Waits until the person must decide or the game is over; true while it goes on. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator(READY).first().waitFor({ timeout: 60_000 });
  return (await page.locator('.ending').count()) === 0;
}
