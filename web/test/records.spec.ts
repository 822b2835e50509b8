import { readFileSync } from 'node:fs';
import type { GameRecord } from '@kaya/engine';
import { expect, type Page, test } from '@playwright/test';
import { bring, keptGame } from './kept.ts';
import { afterOneMove, myTurn, prepare } from './playing.ts';

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the record' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('a record goes out as a file, comes back with those who played, and the game goes on', async ({ page }) => {
  await prepare(page);
  const { asked, offered } = await afterOneMove(page);
  const text = await exported(page);
  await page.goto('/');
  await bring(page, text);
  await expect(page.getByLabel('Who sits in seat 1')).toHaveValue('person');
  await expect(page.getByLabel('Name in seat 1')).toHaveValue('Ada');
  await expect(page.getByLabel('Who sits in seat 2')).toHaveValue('easy');
  await page.getByLabel('Who sits in seat 2').selectOption('medium');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.prompt')).toHaveText(asked);
  await expect(page.locator('.decision .action')).toHaveText(offered);
  await expect(page.locator('.players')).toContainText('medium bot');
  const before = (JSON.parse(text) as GameRecord).moves.length;
  for (let i = 0; i < 12; i++) {
    await page.locator('.decision .action').last().click();
    await myTurn(page);
  }
  const after = JSON.parse(await exported(page)) as GameRecord;
  expect(after.moves.slice(before).some(([seat]) => seat === 1)).toBe(true);
});

test('a record that does not tell who played asks; a finished one is looked at', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  await bring(page, keptGame('council-of-shadows', 3, 0.5));
  await expect(page.getByLabel(/Who sits in seat/)).toHaveCount(3);
  await page.getByLabel('Name in seat 1').fill('Ada');
  await page.getByLabel('Who sits in seat 2').selectOption('easy');
  await page.getByLabel('Who sits in seat 3').selectOption('easy');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.players')).toContainText('Ada');
  expect(await myTurn(page)).toBe(true);
  await page.locator('.decision .action').first().click();
  expect(await myTurn(page)).toBe(true);
  await page.goto('/');
  await bring(page, keptGame('council-of-shadows', 3, 1));
  await expect(page.locator('.ending')).toBeVisible();
});

test('a broken record is refused with what is wrong', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  const text = keptGame('co2', 2, 0.1);
  const notice = page.locator('.notice');
  await bring(page, 'not a record');
  await expect(notice).toContainText('This file is not a complete Kaya record');
  await bring(page, '{"format":1}');
  await expect(notice).toContainText('$.game');
  await bring(page, text.replace('"game":"co2"', '"game":"chess"'));
  await expect(notice.last()).toContainText('a game that this site does not have: chess');
  await bring(page, text.replace(/"seed":"[^"]*"/, '"seed":"another"'));
  await expect(notice.last()).toContainText('cannot be replayed with the rules here');
  await bring(page, text.replace(/^\{/, '{"players":[7,{"kind":"bot"}],'));
  await expect(page.getByLabel('Who sits in seat 2')).toHaveValue('person');
});
