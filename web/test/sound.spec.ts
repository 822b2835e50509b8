import { expect, type Page, test } from '@playwright/test';
import { chooseFirst, myTurn, prepare, startAgainstBots } from './playing.ts';

declare global {
  interface Window {
    /** Tones that were begun. */
    tones: number;
  }
}

/** Counts the tones instead of letting them be heard. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      window.tones++;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => window.tones);
}

test('sounds are off until somebody wants them, and off again at once', async ({ page }) => {
  await prepare(page);
  const tones = await listen(page);
  await startAgainstBots(page, 'co2', 2);
  const play = async () => {
    await myTurn(page);
    await chooseFirst(page);
  };
  const sounds = async (on: boolean) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Short sounds').setChecked(on);
    await page.keyboard.press('Escape');
  };
  await play();
  expect(await tones()).toBe(0);
  await sounds(true);
  await play();
  await expect.poll(tones).toBeGreaterThan(0);
  await sounds(false);
  const heard = await tones();
  await play();
  expect(await tones()).toBe(heard);
});
