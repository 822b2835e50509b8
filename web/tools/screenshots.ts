// npm run screenshots: every page and state, on a desk and on a phone, light and dark, in three languages, into screenshots/.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../test/chromium.ts';
import { serve } from './serve.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const GAMES = ['co2', 'future-energy', 'bataille-pour-le-climat', 'council-of-shadows'];
const LOOKS = [
  { name: 'desk-light-en', phone: false, theme: 'light', locale: 'en' },
  { name: 'desk-dark-fr', phone: false, theme: 'dark', locale: 'fr' },
  { name: 'phone-light-ru', phone: true, theme: 'light', locale: 'ru' },
  { name: 'phone-dark-en', phone: true, theme: 'dark', locale: 'en' },
] as const;

mkdirSync(folder, { recursive: true });
const { address, close } = await serve();
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const look of LOOKS) await all(browser, look);
} finally {
  await browser.close();
  close();
}

async function all(from: Browser, { name, phone, theme, locale }: (typeof LOOKS)[number]): Promise<void> {
  const context = await from.newContext({
    baseURL: address,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 720 },
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('kaya-settings') === null) localStorage.setItem('kaya-settings', text);
    },
    JSON.stringify({ locale, theme, speed: 'off', confirm: false, name: 'Ada' }),
  );
  const shot = async (what: string, fullPage = false) => {
    await page.screenshot({ path: `${folder}/${what}-${name}.png`, fullPage });
    console.log(`screenshots/${what}-${name}.png`);
  };
  const pages = ['new/co2?mode=bots', 'new/co2?mode=online', 'learn/co2', 'rules/co2', 'about', 'settings', 'nowhere'];
  for (const path of ['', ...pages]) {
    await page.goto(`/${path}`);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(400);
    await shot(path === '' ? 'home' : path.replace(/\W+/g, '-'), true);
  }
  for (const game of GAMES) {
    await page.goto('/');
    const play = page.locator(`[data-game="${game}"] .primary`);
    if ((await play.count()) === 0) continue;
    await play.click();
    await advance(page, 12);
    await shot(`table-${game}`);
    await advance(page, 90);
    await shot(`later-${game}`);
    if (game === 'co2') await states(page, shot, phone);
  }
  await waiting(page, shot);
  await context.close();
}

/** The states of a table: its tabs, as text, an earlier moment, the end, the curtain. */
async function states(page: Page, shot: (what: string) => Promise<void>, phone: boolean): Promise<void> {
  for (const tab of phone ? ['hand', 'players', 'log'] : ['log', 'forecast']) {
    await page.locator(`#tab-${tab}`).click();
    await shot(`tab-${tab}`);
  }
  await page.locator('.table-header button').last().click();
  await shot('menu');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kaya-settings') ?? '{}');
    localStorage.setItem('kaya-settings', JSON.stringify({ ...kept, text: true }));
  });
  await page.reload();
  await page.locator('.in-words, .ending').first().waitFor();
  await shot('as-text');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kaya-settings') ?? '{}');
    localStorage.setItem('kaya-settings', JSON.stringify({ ...kept, text: false }));
  });
  await page.reload();
  await advance(page, 400);
  await shot('ending');
  await page.goto('/new/co2?mode=screen');
  await page.locator('form .large').click();
  await page.locator('.curtain').waitFor();
  await shot('curtain');
}

async function waiting(page: Page, shot: (what: string) => Promise<void>): Promise<void> {
  await page.goto('/new/future-energy?mode=online');
  await page.locator('form .large').click();
  await page.locator('.online-seats').waitFor();
  await shot('waiting-room');
}

/** Plays on at random, as far as asked or to the end. */
async function advance(page: Page, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    await page.locator('.ending, .decision .action').first().waitFor({ timeout: 60_000 });
    if ((await page.locator('.ending').count()) > 0) return;
    await page.evaluate(() => {
      const actions = document.querySelectorAll<HTMLElement>('.decision .action');
      actions[Math.floor(Math.random() * actions.length)]?.click();
    });
  }
  await page.locator('.ending, .decision .action').first().waitFor({ timeout: 60_000 });
}
