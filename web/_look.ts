import { chromium } from '@playwright/test';
import { chromiumLaunch } from './test/chromium.ts';
import { prepare, startAgainstBots, myTurn, problemsOf, chooseFirst } from './test/playing.ts';
const [game = 'co2', size = 'desk', locale = 'en', turns = '12'] = process.argv.slice(2);
const browser = await chromium.launch(await chromiumLaunch());
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:31877', viewport: size === 'desk' ? { width: 1280, height: 800 } : { width: 390, height: 844 }, locale: 'en-GB' });
const page = await context.newPage();
const problems = problemsOf(page);
await prepare(page, { coach: true, practice: 'clear', locale: 'en', confirm: true, skipForced: true });
await startAgainstBots(page, game, 2);
if (locale !== 'en') await page.evaluate((l) => { const s = JSON.parse(localStorage.getItem('kaya-settings')!); s.locale = l; localStorage.setItem('kaya-settings', JSON.stringify(s)); location.reload(); }, locale);
let shots = 0;
const shot = (name: string) => page.screenshot({ path: `/tmp/look/${game}-${size}-${locale}-${++shots}-${name}.png` });
const seen = new Set<string>();
for (let i = 0; i < Number(turns); i++) {
  if (!(await myTurn(page).catch(() => false))) break;
  if (size === 'phone') await page.locator('.coach > summary').click({ timeout: 500 }).catch(() => undefined);
  const ask = page.locator('.coach-ask');
  if (i % 3 === 1 && (await ask.count()) > 0) { await ask.click(); await page.locator('.coach-matters').waitFor({ timeout: 15000 }).catch(() => console.log('no matters')); console.log('MATTERS', await page.locator('.prompt').first().textContent(), await page.locator('.coach-matters li').allTextContents()); await shot('matters'); }
  const card = page.locator('.coach-card');
  if ((await card.count()) > 0) { const t = await card.locator('h3').textContent() ?? ''; if (!seen.has(t)) { seen.add(t); console.log('CARD', t, '|', await card.locator('p').textContent()); if (seen.size < 3) await shot('card'); await card.getByRole('button').first().click(); } }
  // play something poor: the last action
  const actions = page.locator('.decision .actions .action');
  const n = await actions.count();
  if (n === 0) { const hold = page.locator('.hold .primary'); if (await hold.count()) { await hold.click(); continue; } await page.waitForTimeout(500); continue; }
  const t0 = Date.now();
  await chooseFirst(page).catch(() => undefined);
  if (await page.locator('.hold .primary').count()) await page.locator('.hold .primary').click();
  await page.waitForFunction(() => document.querySelector('.coach-looking') === null, null, { timeout: 20000 }).catch(() => console.log('still looking'));
  const took = Date.now() - t0;
  if (await page.locator('.coach-better').count()) { console.log('BETTER', took, await page.locator('.coach-better p').allTextContents()); await shot('better'); const back = i % 2 === 0; await page.locator('.coach-better button').nth(back ? 0 : 1).click(); await page.waitForTimeout(200); console.log(' back', back, await page.locator('.prompt').first().textContent()); if (back) { const other = page.locator('.decision .actions .action').last(); await other.click().catch(() => undefined); } }
}
await shot('end');
console.log(problems);
await browser.close();
