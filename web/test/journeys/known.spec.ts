// Known: a guest becomes a member, is found on other devices with all games, and signs them out again.
import { expect } from '@playwright/test';
import { prepare } from '../playing.ts';
import { journey, letter, PHONE } from './sites.ts';

journey(
  'a guest becomes a member with a passkey, and is known on a phone by a link, by a code and by mail',
  async ({ browser, sites }) => {
    const [first, second] = sites.addresses;
    const desk = await browser.newContext({ baseURL: first, permissions: ['clipboard-read', 'clipboard-write'] });
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
    const elsewhere = async (address: string, more: object = {}) => {
      const there = await (await browser.newContext({ baseURL: address, ...more })).newPage();
      await prepare(there);
      return there;
    };
    const running = await journey.step('a guest has two games, one of which is over', async () => {
      await page.request.post('/api/guest', { data: { name: 'Ada' } });
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
      const table = { game: 'co2', options: {}, seats, visibility: 'invited', pace: { kind: 'live' }, spectators: true };
      const ids: string[] = [];
      for (let i = 0; i < 2; i++) {
        const { id } = await (await page.request.post('/api/tables', { data: table })).json();
        expect((await page.request.post(`/api/tables/${id}/start`)).status()).toBe(204);
        ids.push(id);
      }
      const over = await page.request.post(`/api/tables/${ids[1]}/proposals`, { data: { what: { kind: 'abandon' } } });
      expect(over.status()).toBe(204);
      return `/table/${ids[0]}`;
    });

    await page.goto('/settings');
    const known = page.locator('.known');
    const sessions = page.locator('.sessions li');
    await expect(known).toContainText('So far only this device knows you.');
    await known.getByLabel('Name of the passkey').fill('My laptop');
    await known.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(known.locator('.channels li')).toContainText('My laptop, made on');
    await expect(known).not.toContainText('So far only this device knows you.');

    await known.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = known.locator('code');
    await expect(code).toHaveText(/^(\w{5}-){4}\w{5}$/);
    const printed = (await code.textContent()) ?? '';
    await journey.step('the code can be copied, and whoever signs out is told that it leads back', async () => {
      await known.getByRole('button', { name: 'Copy' }).click();
      await expect(known.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(printed);
      await page.getByRole('button', { name: 'Sign out here' }).click();
      await expect(page.getByRole('dialog')).toContainText('To come back, you have: your passkey and your recovery code.');
      await page.keyboard.press('Escape');
    });
    await journey.step('whoever removes a passkey is told what else leads back', async () => {
      await known.locator('.channels').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('dialog')).toContainText('You still have: your recovery code.');
      await page.keyboard.press('Escape');
      await expect(known.locator('.channels li')).toHaveCount(1);
    });
    await known.getByRole('button', { name: 'Show a link and a code to scan' }).click();
    await expect(known.locator('svg')).toBeVisible();
    const link = new URL(await known.getByLabel('Another device').inputValue());

    const phone = await elsewhere(second, PHONE);
    await journey.step(
      'a phone opens the link, which says what it does, and has all games; the link leads nowhere again',
      async () => {
        await phone.goto(link.pathname + link.hash);
        await expect(phone.locator('main')).toContainText('This device will play as Ada');
        await phone.getByRole('button', { name: 'Yes, that is me' }).click();
        await expect(phone.getByRole('status')).toContainText('Your games are on the home page');
        await phone.goto('/');
        await expect(phone.locator('.my-games li')).toHaveCount(2);
        await expect(phone.locator('.my-games li').last()).toContainText('Finished');
        const late = await elsewhere(first);
        await late.goto(link.pathname + link.hash);
        await expect(late.getByRole('status')).toContainText('This link no longer works.');
        await late.context().close();
      },
    );
    await journey.step('a link to a seat is listed until it is withdrawn, and leads nowhere then', async () => {
      await phone.goto(running);
      await phone.locator('.table-more summary').click();
      await phone.getByRole('button', { name: 'Continue on another device' }).click();
      const carries = new URL(await phone.locator('.table-more input').inputValue());
      await page.reload();
      await expect(sessions.filter({ hasText: 'A link that carries a seat over' })).toHaveCount(1);
      await phone.getByRole('button', { name: 'Withdraw the link' }).click();
      await expect(phone.locator('.table-more input')).toHaveCount(0);
      await page.reload();
      await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
      await expect(sessions.filter({ hasText: 'A link that carries a seat over' })).toHaveCount(0);
      const late = await elsewhere(first);
      await late.goto(carries.pathname + carries.hash);
      await expect(late.locator('.error-page h1')).toBeVisible();
      await late.context().close();
    });
    await journey.step('the phone is signed out from the desk, at once', async () => {
      await expect(sessions).toHaveCount(2);
      await sessions.getByRole('button', { name: 'Sign out' }).click();
      await expect(sessions).toHaveCount(1);
      await phone.goto('/');
      await expect(phone.locator('.my-games')).toContainText('No games yet');
      expect(await (await phone.request.get('/api/me')).json()).toBeNull();
    });
    await journey.step('the printed code signs in elsewhere, once', async () => {
      const there = await elsewhere(second);
      await there.goto('/settings');
      await there.locator('.known').getByText('Sign in', { exact: true }).click();
      await there.getByLabel('Recovery code').fill(printed.toLowerCase());
      await there.getByRole('button', { name: 'Sign in with the code' }).click();
      await expect(there.locator('.my-games li')).toHaveCount(2);
      await there.context().close();
    });

    await journey.step('signed out everywhere, the passkey opens the door again', async () => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(page.locator('.hero')).toBeVisible();
      await page.goto('/settings');
      await known.getByText('Sign in', { exact: true }).click();
      await known.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.locator('.my-games li')).toHaveCount(2);
    });

    await journey.step(
      'the code is used up: the last passkey is removed only by whoever has read that nothing else leads back',
      async () => {
        await page.goto('/settings');
        await known.locator('.channels').getByRole('button', { name: 'Remove' }).click();
        await expect(page.getByRole('dialog')).toContainText('It is the only way back to your seats');
        await page.getByRole('dialog').getByRole('button', { name: 'Remove the passkey' }).click();
        await expect(known.locator('.channels li')).toHaveCount(0);
      },
    );
    await journey.step('an address is confirmed; by a link that is sent there the phone is known again', async () => {
      await page.locator('.calls').getByLabel('Your address').fill('ada@known.example');
      await page.getByRole('button', { name: 'Send me a link to confirm' }).click();
      await page.goto(await letter(sites, 'ada@known.example', /http\S+confirm#\S+/));
      await page.getByRole('button', { name: 'Yes, that is my address' }).click();
      await expect(page.getByRole('status')).toContainText('From now on Kaya writes to you');
      await phone.goto('/settings');
      await phone.locator('.known').getByText('Sign in', { exact: true }).click();
      await phone.locator('.known').getByLabel('Your address').fill('ada@known.example');
      await phone.getByRole('button', { name: 'Send me a link' }).click();
      await expect(phone.getByRole('status')).toContainText('a link is on its way');
      await phone.goto(await letter(sites, 'ada@known.example', /http\S+device#\S+/));
      await phone.getByRole('button', { name: 'Yes, that is me' }).click();
      await expect(phone.getByRole('status')).toContainText('Your games are on the home page');
      await phone.goto('/');
      await expect(phone.locator('.my-games li')).toHaveCount(2);
      await phone.context().close();
    });
    await desk.close();
  },
);
