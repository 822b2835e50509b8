import { type Browser, expect, type Page, test } from '@playwright/test';
import { myTurn, prepare } from './playing.ts';

interface Seen {
  readonly page: Page;
  /** Everything the server sent to this browser. */
  readonly frames: string[];
  /** Breaks the connection. */
  cut(): Promise<void>;
}

async function person(browser: Browser, name: string): Promise<Seen> {
  const page = await (await browser.newContext()).newPage();
  const frames: string[] = [];
  let close = async () => {};
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      frames.push(String(message));
      socket.send(message);
    });
    close = async () => {
      await server.close();
      await socket.close();
    };
  });
  await prepare(page, { name });
  return { page, frames, cut: () => close() };
}

/** Two people at one table of CO₂. */
async function twoAtATable(browser: Browser): Promise<readonly [Seen, Seen]> {
  const ada = await person(browser, 'Ada');
  const max = await person(browser, 'Max');
  await ada.page.goto('/new/co2?mode=online');
  await ada.page.getByLabel(/number of players/i).selectOption('2');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.locator('.copy input').inputValue();
  await max.page.goto(new URL(link).pathname);
  await max.page.getByRole('button', { name: 'Sit down here' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, max]) await expect(page.locator('.table')).toBeVisible();
  return [ada, max];
}

/** Who is asked now. */
async function awaited(people: readonly Seen[]): Promise<readonly [Seen, Seen]> {
  const [ada, max] = people as readonly [Seen, Seen];
  await expect
    .poll(
      async () => (await ada.page.locator('.decision .action').count()) + (await max.page.locator('.decision .action').count()),
    )
    .toBeGreaterThan(0);
  return (await ada.page.locator('.decision .action').count()) > 0 ? [ada, max] : [max, ada];
}

interface Sent {
  readonly t: string;
  readonly position: {
    readonly seat: number;
    readonly view: { readonly players: readonly { readonly lobby: string[]; readonly goal: string }[] };
  };
}

function positions(frames: readonly string[]): Sent[] {
  return frames.map((text) => JSON.parse(text) as Sent).filter((message) => message.t === 'position');
}

test('two browsers at one table: each is sent its own cards and never the other’s', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor] = await awaited(people);
  await actor.page.locator('.decision .action').first().click();
  await myTurn(actor.page);
  const hands = people.map(({ frames }) => {
    const { seat, view } = positions(frames).at(-1)?.position ?? { seat: -1, view: { players: [] } };
    return [...(view.players[seat]?.lobby ?? []), view.players[seat]?.goal ?? ''];
  });
  for (const [i, { frames }] of people.entries()) {
    const others = hands[1 - i] ?? [];
    expect(others.length).toBeGreaterThan(1);
    const all = frames.join('\n');
    for (const card of others) expect(all).not.toContain(`"${card}"`);
  }
  const shown = await Promise.all(people.map(({ page }) => page.locator('.hand').textContent()));
  expect(shown[0]).not.toBe(shown[1]);
  await people[0].page.getByRole('tab', { name: 'Chat' }).click();
  await people[0].page.getByLabel('Say something').fill('Hello there');
  await people[0].page.getByRole('button', { name: 'Send' }).click();
  await people[1].page.getByRole('tab', { name: 'Chat' }).click();
  await expect(people[1].page.locator('.chat')).toContainText('Hello there');
});

test('a reload and a broken connection in the middle of decisions lose nothing', async ({ browser }) => {
  const people = await twoAtATable(browser);
  const [actor, other] = await awaited(people);
  await actor.page.locator('.decision .action').first().click();
  await myTurn(actor.page);
  const asked = await actor.page.locator('.prompt').textContent();
  const offered = await actor.page.locator('.decision .action').allTextContents();
  await actor.page.reload();
  await expect(actor.page.locator('.prompt')).toHaveText(asked ?? '');
  await expect(actor.page.locator('.decision .action')).toHaveCount(offered.length);
  await other.cut();
  for (let i = 0; i < 40 && (await actor.page.locator('.decision .action').count()) > 0; i++) {
    await actor.page.evaluate(() => {
      const actions = document.querySelectorAll<HTMLElement>('.decision .action');
      actions[actions.length - 1]?.click();
    });
    await expect.poll(async () => (await awaited(people)).length).toBe(2);
  }
  await expect(other.page.locator('.decision .action').first()).toBeVisible();
});

test('somebody who only watches sees the table without secrets', async ({ browser }) => {
  const [ada] = await twoAtATable(browser);
  const guest = await person(browser, 'Eve');
  await guest.page.goto(new URL(ada.page.url()).pathname);
  await expect(guest.page.getByText('You are watching.')).toBeVisible();
  await expect(guest.page.locator('.hand')).toHaveCount(0);
  const view = positions(guest.frames).at(-1)?.position.view;
  for (const player of view?.players ?? []) expect(new Set(player.lobby).size).toBeLessThanOrEqual(1);
});
