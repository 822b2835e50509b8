// Safe: people are seen as they want to be, keep others away, are protected by the host, take everything with them and go.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { makeGroup } from '../people.ts';
import { journey, traveller } from './sites.ts';

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

journey('people are seen as they want to be, keep others away, take everything with them and go', async ({ browser, sites }) => {
  const ofAda = await traveller(browser, sites, 'Ada', 0, { more: { acceptDownloads: true } });
  const ofMax = await traveller(browser, sites, 'Max');
  // Each acts on one device, and the other one shows it.
  const [ada, max] = [ofAda.desk, ofMax.phone];
  const table = await journey.step('a profile is made by a few clicks, and is the same on both devices', async () => {
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
    await ofAda.phone.goto('/settings');
    await expect(ofAda.phone.locator('.profile').getByText('Languages (2)')).toBeVisible();
    return openTable(ada);
  });
  await journey.step('another one, on a phone, sees the sign and what is public', async () => {
    await max.goto(table);
    await max.getByRole('button', { name: 'Sit here' }).click();
    // Whoever sits down is known from then on, and the page begins anew.
    await expect(max.locator('.online-seats')).toContainText('you');
    await expect(max.locator('.online-seats .avatar').first()).toBeVisible();
    await max.getByRole('button', { name: 'Ada' }).click();
    const card = max.getByRole('dialog');
    await expect(card).toContainText('Speaks English and French');
    await expect(card).toContainText('You have not finished a game together yet.');
    await expect(card).not.toContainText('CO₂');
    await card.getByRole('button', { name: 'Close' }).click();
  });
  await journey.step('whoever is rude is reported and blocked: their lines go, at once', async () => {
    await ada.goto(table);
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await ada.getByLabel('Say something').fill('You are all rude');
    await ada.keyboard.press('Enter');
    await max.getByRole('tab', { name: /Chat/ }).click();
    const talk = max.locator('.chat-lines');
    await expect(talk).toContainText('You are all rude');
    await talk.getByRole('button', { name: 'Ada' }).click();
    const card = max.getByRole('dialog');
    await card.getByRole('button', { name: 'Report' }).click();
    await card.getByLabel('Why').selectOption('insult');
    await card.getByLabel('What happened').fill('She insults us.');
    await card.getByRole('button', { name: 'Send the report' }).click();
    await expect(card.getByRole('status')).toContainText('Thank you');
    await card.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(card).toContainText('Kaya does not seat you together');
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(talk.getByRole('listitem')).toHaveCount(0);
    await expect(ada.locator('.chat-lines')).toContainText('You are all rude');
  });
  await journey.step('they are not seated together again, until one lets the other be', async () => {
    const other = await openTable(ada);
    await max.goto(other);
    await max.getByRole('button', { name: 'Sit here' }).click();
    await expect(max.getByText('You cannot sit down at this table.')).toBeVisible();
    await max.goto('/settings');
    const away = max.locator('.kept-away');
    await expect(away.getByRole('listitem')).toContainText('Ada blocked');
    await away.getByRole('button', { name: 'Remove from this list' }).click();
    await expect(away).toHaveCount(0);
  });
  await journey.step('whoever is named by the host sees the report, and acts; nobody else finds the page', async () => {
    await max.goto('/host');
    await expect(max.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
    sites.host('name-host', (await (await max.request.get('/api/me')).json()).id);
    await max.goto('/settings');
    await max.getByRole('link', { name: 'You host this site' }).click();
    const report = max.locator('.hosting li').first();
    await expect(report).toContainText('Ada, reported by Max');
    await expect(report.locator('blockquote')).toHaveText('You are all rude');
    await report.getByRole('button', { name: 'Mute' }).click();
    await max.getByLabel('Reason').fill('Insults');
    await max.getByRole('button', { name: 'Confirm' }).click();
    await max.getByRole('button', { name: 'What was done' }).click();
    await expect(max.locator('.hosting li').first()).toContainText('Max: muted (Ada). Insults');
    await max.getByRole('button', { name: 'People' }).click();
    await expect(max.locator('.hosting li', { hasText: 'muted until' })).toContainText('Ada');
    await makeGroup(ada, 'The Foul Ones');
    await max.getByRole('button', { name: 'Groups' }).click();
    await max.locator('.hosting li', { hasText: 'The Foul Ones' }).getByRole('button', { name: 'Rename the group' }).click();
    await max.getByLabel('New name').fill('The Kind Ones');
    await max.getByLabel('Reason').fill('That insults people');
    await max.getByRole('button', { name: 'Confirm' }).click();
    await expect(max.locator('.hosting li', { hasText: 'The Kind Ones' })).toContainText('Ada');
    // What somebody agreed to tell of a lesson is read with what everybody told, and without a name.
    await ada.evaluate(() => {
      const moments = [{ moment: 'toll', seconds: 12, tries: 1, left: true }];
      const body = JSON.stringify({ game: 'future-energy', lesson: 'crew', moments });
      return fetch('/api/lesson-counts', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    });
    await max.getByRole('button', { name: 'Lessons' }).click();
    await expect(max.locator('.hosting li', { hasText: 'Future Energy · crew · toll' })).toContainText(
      '1 learner, half of them in 10 to 30 s; 1 wrong try; 1 left there',
    );
    await max.getByRole('button', { name: 'Server', exact: true }).click();
    // Both processes are there, whichever answers.
    const many = sites.database === 'SQLite' ? '1 server process is' : '2 server processes are';
    await expect(max.getByText(new RegExp(`^${many} running on ${sites.database} \\d`))).toBeVisible();
    for (const address of sites.addresses)
      await expect(max.locator('.hosting li', { hasText: `:${new URL(address).port} running since` })).toContainText(
        /Kaya \d.*connection/,
      );
    await expect(max.locator('figure:has-text("Open connections") > svg')).toBeVisible();
    await expect(max.getByText('No backups are made: KAYA_BACKUPS is not set.')).toBeVisible();
    await ada.goto('/');
    await expect(ada.locator('.decided')).toContainText('it is now “The Kind Ones”. Reason: That insults people');
  });
  await journey.step('whoever is muted or banned reads until when and why: at home, and wherever they are refused', async () => {
    await expect(ada.locator('.barred')).toContainText(/has muted you until .* Reason: Insults/);
    await ofAda.phone.goto(table);
    await ofAda.phone.getByRole('tab', { name: /Chat/ }).click();
    await ofAda.phone.getByLabel('Say something').fill('And now?');
    await ofAda.phone.keyboard.press('Enter');
    await expect(ofAda.phone.locator('.notice')).toContainText(/has muted you until .* Reason: Insults/);
    await max.getByRole('button', { name: 'People' }).click();
    await max.locator('.hosting li', { hasText: 'muted until' }).getByRole('button', { name: 'Ban' }).click();
    await max.getByLabel('Reason').fill('Threats');
    await max.getByRole('button', { name: 'Confirm' }).click();
    await expect(max.locator('.hosting li', { hasText: 'banned until' })).toContainText('Ada');
    await ada.goto('/new/co2?mode=online');
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await expect(ada.locator('.notice')).toContainText(/has banned you until .* Reason: Threats/);
    await ada.goto('/settings');
    await expect(ada.locator('.barred')).toContainText(/has banned you until .* Reason: Threats/);
  });
  await journey.step('everything can be taken along, and deleted for good', async () => {
    const mine = ada.locator('.mine');
    const [file] = await Promise.all([ada.waitForEvent('download'), mine.getByText('Download everything').click()]);
    const kept = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(kept).toMatchObject({
      person: { name: 'Ada' },
      talk: [{ text: 'You are all rude' }],
      profile: { languages: ['en', 'fr'] },
    });
    await mine.getByRole('button', { name: 'Delete everything' }).click();
    const sure = ada.getByRole('dialog').getByRole('button', { name: 'Delete everything for good' });
    await expect(sure).toBeDisabled();
    await ada.getByLabel('write your name: Ada').fill('Ada');
    await sure.click();
    await expect(ada.locator('.hero')).toBeVisible();
    await max.goto(table);
    // A question that arrives shows itself, whatever somebody had opened before.
    await expect(max.locator('.decision .action').first()).toBeVisible();
    await max.getByRole('tab', { name: 'Players' }).click();
    await expect(max.locator('.players')).toContainText('Player 1');
    await expect(max.locator('.players')).not.toContainText('Ada');
    await max.getByRole('tab', { name: /Chat/ }).click();
    await expect(max.locator('.chat-lines').getByRole('listitem')).toHaveCount(0);
  });
  for (const person of [ofAda, ofMax]) await person.leave();
});
