import { type Change, changed, type HostedReport } from '@kaya/wire';
import { type Browser, expect, type Page } from '@playwright/test';
import { prepare } from './playing.ts';

/** Somebody in a browser of their own. */
export interface Seen {
  readonly page: Page;
  /** Everything the server sent to this browser. */
  readonly frames: string[];
  /** Breaks the connection. */
  cut(): Promise<void>;
}

export async function person(browser: Browser, name: string): Promise<Seen> {
  const page = await (await browser.newContext()).newPage();
  const frames: string[] = [];
  let close = async () => {};
  await page.routeWebSocket(/\/live\?/, (socket) => {
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

/** Opens a table of CO₂ for two and gives its link. */
export async function openTable(host: Page, site = ''): Promise<string> {
  await host.goto(`${site}/new/co2?mode=online`);
  await host.getByLabel(/number of players/i).selectOption('2');
  await host.getByRole('button', { name: 'Open the table' }).click();
  return host.locator('.copy input').inputValue();
}

/** Two people at one table of CO₂; `site` is a server of its own. */
export async function twoAtATable(browser: Browser, site = ''): Promise<readonly [Seen, Seen]> {
  const ada = await person(browser, 'Ada');
  const max = await person(browser, 'Max');
  await max.page.goto(await openTable(ada.page, site));
  // An invitation says what it is to and how long that takes, and leads to the lessons while one waits.
  const facts = max.page.locator('.table-facts');
  await expect(facts).toContainText(/about \d+ hours/);
  await expect(facts.locator('a[href="/learn/co2"]')).toBeVisible();
  await expect(facts.locator('dt', { hasText: 'Edition' })).toBeVisible();
  await max.page.getByRole('button', { name: 'Sit here' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, max]) await expect(page.locator('.table')).toBeVisible();
  return [ada, max];
}

/** Who is asked now comes first. */
export async function awaited([ada, max]: readonly [Seen, Seen]): Promise<readonly [Seen, Seen]> {
  const actions = ({ page }: Seen) => page.locator('.decision .action').count();
  await expect.poll(async () => (await actions(ada)) + (await actions(max))).toBeGreaterThan(0);
  const asked: readonly [Seen, Seen] = (await actions(ada)) > 0 ? [ada, max] : [max, ada];
  // A click that comes before the question was painted does not count.
  await asked[0].page.evaluate(painted);
  return asked;
}

/** Runs in the page: what stands there has been seen for some pictures. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const look = (pictures: number) => (pictures === 0 ? resolve() : requestAnimationFrame(() => look(pictures - 1)));
    look(4);
  });
}

interface Position {
  readonly version: number;
  readonly seat: number;
  readonly legal: readonly { readonly do: string }[];
  readonly view: { readonly players: readonly { readonly lobby: string[]; readonly goal: string }[] };
}

interface Sent {
  readonly t: string;
  readonly position: Position;
  /** What has changed in the view since the position sent before; else the position holds it whole. */
  readonly changes?: readonly Change[];
}

/** Where the table of CO₂ stands, as the server told it last. */
export function lastPosition({ frames }: Seen): Position {
  const sent = frames.map((text) => JSON.parse(text) as Sent).filter((message) => message.t === 'position');
  const found = sent.at(-1);
  if (found === undefined) throw new Error('the server has not said where the table stands');
  let view: unknown;
  for (const { position, changes } of sent) view = changes === undefined ? position.view : changed(view, changes);
  return { ...found.position, view: view as Position['view'] };
}

/** The cards that only this person may know. */
export function secretsOf(seen: Seen): readonly string[] {
  const { seat, view } = lastPosition(seen);
  const own = view.players[seat];
  return own === undefined ? [] : [...own.lobby, own.goal];
}

/** Makes a group for whoever is at a page, and says its id. */
export function makeGroup(page: Page, name: string): Promise<string> {
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/groups', { method: 'POST', headers, body });
    return (await answer.json()).id;
  }, JSON.stringify({ name }));
}

/** A guest's own group with a line, a date and a table that waits, made from the page that is open; says where it is. */
export async function aGroup(page: Page): Promise<string> {
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.status === 204 ? null : answer.json();
    };
    await post('/api/guest', { name: 'Ada' });
    const group: string = (await post('/api/groups', { name: 'The Kilowatts' })).id;
    await post(`/api/groups/${group}/chat`, { text: 'Tonight at eight?' });
    await post(`/api/groups/${group}/dates`, { at: Date.UTC(2037, 0, 2, 19, 30), minutes: 180, title: 'Final' });
    const table = { game: 'co2', options: {}, visibility: 'invited', pace: { kind: 'live' }, spectators: true, group };
    const { id: first } = await post('/api/tables', { ...table, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await post(`/api/tables/${first}/leave`, {});
    return group;
  });
  return `/group/${id}`;
}

/** Shows the host's page with a report, as somebody sees it whom the host has named. */
export async function asHost(page: Page): Promise<void> {
  const report: HostedReport = {
    ...{ id: 'a-report', at: 0, reason: 'insult', text: 'She insults us.', table: 'some-table', group: null, settledAt: null },
    about: { id: 'somebody', name: 'Eve' },
    reporter: { id: 'somebody-else', name: 'Max' },
    lines: [{ text: 'You are all rude', at: 0 }],
  };
  await page.route('**/api/account', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), host: true } });
  });
  await page.route('**/api/host/reports?*', (route) => route.fulfill({ json: [report] }));
}
