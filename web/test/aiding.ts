import { expect, type Page } from '@playwright/test';

/** Nothing of the window has to be scrolled. */
export async function fits(page: Page): Promise<void> {
  const over = await page.locator('.dialog.wide').evaluate((it) => ({
    high: it.scrollHeight - it.clientHeight,
    wide: it.scrollWidth - it.clientWidth,
  }));
  expect(over).toEqual({ high: 0, wide: 0 });
}

/** Opens the aid at the table: all of it fits a desk, and page by page a phone. */
export async function aidFits(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('?');
  await expect(page.locator('.aid')).toBeVisible();
  await fits(page);
  const parts = await page.locator('.aid-part').count();
  await page.setViewportSize({ width: 390, height: 844 });
  for (let at = 1; at <= parts; at++) {
    await expect(page.locator('.aid-pages [role=status]')).toHaveText(`${at} of ${parts}`);
    await fits(page);
    if (at < parts) await page.locator('.aid-pages button').last().click();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.aid')).toHaveCount(0);
  if (size !== null) await page.setViewportSize(size);
}
