import { expect, test } from '@playwright/test';
import { makeGroup } from './people.ts';
import { prepare, problemsOf } from './playing.ts';

test('where a host has set up neither address nor mail, nothing is offered that cannot work; links in mails say so', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await prepare(page);
  await page.request.post('/api/guest', { data: { name: 'Ada' } });
  await page.goto('/settings');
  await expect(page.locator('.calls')).toContainText('this server sends no messages elsewhere');
  // 127.0.0.1 is no name that a passkey could belong to.
  await expect(page.locator('.known')).toContainText('Passkeys need https: use a recovery code here.');
  await page.locator('.known').getByText('Sign in', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in with the code' })).toBeVisible();
  for (const name of ['Turn on notifications here', 'Save and send a first message', 'Add a passkey', 'Sign in with a passkey'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByLabel('Your address')).toHaveCount(0);
  const asked = page.waitForResponse('**/api/calling');
  await page.goto(`/group/${await makeGroup(page, 'The Kilowatts')}`);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Kilowatts');
  await expect(page.getByText('Announce elsewhere')).toHaveCount(0);
  expect(problems).toEqual([]);
  for (const [name, ask, done] of [
    ['confirm', 'Yes, that is my address', 'This link no longer works'],
    ['stop', 'Never write again', 'This link is not complete'],
  ] as const) {
    await page.goto(`/${name}#nonsense~0.x`);
    await page.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('status')).toContainText(done);
  }
});
