import { expect, test } from '@playwright/test';
import { prepare } from './playing.ts';

test('a guest becomes a member with a passkey, and is known on a phone by a link and by a recovery code', async ({
  browser,
  baseURL,
}) => {
  // Passkeys belong to a name, and 127.0.0.1 is none.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const desk = await browser.newContext({ baseURL: site, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await desk.newPage();
  await prepare(page, { name: 'Ada' });
  const control = await desk.newCDPSession(page);
  await control.send('WebAuthn.enable');
  await control.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/');
  await page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/guest', { name: 'Ada' });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    await post('/api/tables', {
      game: 'co2',
      options: {},
      seats,
      visibility: 'invited',
      pace: { kind: 'live' },
      spectators: true,
    });
  });

  await page.goto('/settings');
  const known = page.locator('.known');
  await expect(known).toContainText('So far only this device knows you.');
  await known.getByLabel('Name of the passkey').fill('My laptop');
  await known.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(known.locator('.channels li')).toContainText('My laptop, made on');
  await expect(known).not.toContainText('So far only this device knows you.');

  await known.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = known.locator('code');
  await expect(code).toHaveText(/^(\w{5}-){4}\w{5}$/);
  const printed = (await code.textContent()) ?? '';
  await test.step('the code can be copied, and whoever signs out is told that it leads back', async () => {
    await known.getByRole('button', { name: 'Copy' }).click();
    await expect(known.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(printed);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page.getByRole('dialog')).toContainText('To come back, you have: your passkey and your recovery code.');
    await page.keyboard.press('Escape');
  });
  await test.step('whoever removes a passkey is told what else leads back', async () => {
    await known.locator('.channels').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toContainText('You still have: your recovery code.');
    await page.keyboard.press('Escape');
    await expect(known.locator('.channels li')).toHaveCount(1);
  });
  await known.getByRole('button', { name: 'Show a link and a code to scan' }).click();
  await expect(known.locator('svg')).toBeVisible();
  const link = await known.getByLabel('Another device').inputValue();

  await test.step('a phone opens the link, which says what it does', async () => {
    const phone = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
    const there = await phone.newPage();
    await prepare(there);
    await there.goto(link);
    await expect(there.locator('main')).toContainText('This device will play as');
    await there.getByRole('button', { name: 'Yes, that is me' }).click();
    await expect(there.getByRole('status')).toContainText('Your games are on the home page');
    await there.goto('/');
    await expect(there.locator('.my-games li')).toHaveCount(1);
    await phone.close();
  });

  await test.step('signed out everywhere, the passkey opens the door again', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.locator('.hero')).toBeVisible();
    await page.goto('/settings');
    await known.getByText('Sign in', { exact: true }).click();
    await known.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.locator('.my-games li')).toHaveCount(1);
  });

  await test.step('the printed code signs in elsewhere, once', async () => {
    const other = await browser.newContext({ baseURL: site });
    const there = await other.newPage();
    await prepare(there);
    await there.goto('/settings');
    await there.locator('.known').getByText('Sign in', { exact: true }).click();
    await there.getByLabel('Recovery code').fill(printed.toLowerCase());
    await there.getByRole('button', { name: 'Sign in with the code' }).click();
    await expect(there.locator('.my-games li')).toHaveCount(1);
    await other.close();
  });

  await test.step('the code is used up: the last passkey is removed only by whoever has read that nothing else leads back', async () => {
    await page.goto('/settings');
    await known.locator('.channels').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toContainText('It is the only way back to your seats');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(known).toContainText('So far only this device knows you.');
  });
  await desk.close();
});
