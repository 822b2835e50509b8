import { chromium, expect, test } from '@playwright/test';
import { serve } from '../tools/serve.ts';
import { chromiumLaunch } from './chromium.ts';
import { myTurn, prepare } from './playing.ts';

test('in a workshop’s own network, over plain http, a table is opened, joined by its link and played', async () => {
  const { address, close } = await serve();
  const { executablePath, args } = await chromiumLaunch();
  // A name that is not this device: there a browser withholds what it grants to https only.
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--host-resolver-rules=MAP workshop.example 127.0.0.1'],
  });
  try {
    const site = address.replace('127.0.0.1', 'workshop.example');
    const host = await (await browser.newContext()).newPage();
    await prepare(host);
    await host.goto(`${site}/new/co2?mode=online`);
    expect(await host.evaluate(() => isSecureContext)).toBe(false);
    await host.getByLabel(/number of players/i).selectOption('2');
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.getByRole('button', { name: 'Copy the link' }).click();
    await expect(host.locator('.notice')).toContainText('Link copied.');
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await prepare(phone, { name: 'Max' });
    await phone.goto(await host.locator('.copy input').inputValue());
    await phone.getByRole('button', { name: 'Sit here' }).click();
    await host.getByRole('button', { name: 'Start the game' }).click();
    await expect(host.locator('.prompt')).toBeVisible();
    await expect(phone.locator('.prompt')).toBeVisible();
    const actor = (await host.locator('.decision .action').count()) > 0 ? host : phone;
    const before = await actor.locator('.decision .action').allTextContents();
    await actor.locator('.decision .action').first().click();
    await expect.poll(() => actor.locator('.decision .action').allTextContents()).not.toEqual(before);
    // Alone on such a device, too.
    await host.goto(site);
    await host.locator('[data-game="co2"]').getByRole('button', { name: 'Play now' }).click();
    expect(await myTurn(host)).toBe(true);
  } finally {
    await browser.close();
    close();
  }
});
