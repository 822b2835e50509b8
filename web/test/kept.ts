import { firstMoves, type GameRecord } from '@kaya/engine';
import { expect, type Page } from '@playwright/test';
import { keptRecords } from '../../lab/kept.ts';

export const GAMES = ['co2', 'future-energy', 'bataille-pour-le-climat', 'council-of-shadows'] as const;

/** The first kept game of so many. */
export function keptOf(game: string, seats: number): GameRecord {
  const found = keptRecords(game).find((record) => record.seats === seats);
  if (found === undefined) throw new Error(`no game of ${seats} is kept for ${game}`);
  return found;
}

/** The record of a whole game that is kept with its rules, up to a part of its moves (1: to its end). */
export function keptGame(game: string, seats: number, part: number): string {
  const found = keptOf(game, seats);
  return JSON.stringify(firstMoves(found, Math.floor(found.moves.length * part)));
}

/** Brings a file to the home page that is shown. */
export async function bring(page: Page, record: string): Promise<void> {
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Takes a record in on the home page; its game is then played around one screen. From another table one gets there without loading anything. */
export async function takeIn(page: Page, record: string): Promise<void> {
  const home = page.locator('.table-home[href="/"]');
  if ((await home.count()) > 0) await home.click();
  else await page.goto('/');
  await bring(page, record);
  await page.locator('.dialog, .table').first().waitFor({ timeout: 60_000 });
  if ((await page.locator('.dialog').count()) > 0) await page.locator('.dialog .primary').click();
  await expect(page.locator('.table')).toBeVisible({ timeout: 60_000 });
}

/** Shows the table to whoever's turn it is. */
export async function liftCurtain(page: Page): Promise<void> {
  await page.locator('.curtain button, .ending, .hold, .decision .action').first().waitFor();
  if ((await page.locator('.curtain').count()) > 0) await page.locator('.curtain button').click();
}
