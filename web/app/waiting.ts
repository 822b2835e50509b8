import type { Table } from '@kaya/wire';

/** What is counted of a table. */
export type Countable = Pick<Table, 'id' | 'awaited'> & {
  readonly seats: readonly Pick<Table['seats'][number], 'you' | 'standIn'>[];
};

/** Shows on the tab and on the installed app at how many tables one is awaited. */
export function showWaiting(tables: readonly Countable[]): void {
  const count = tables.filter(({ awaited, seats }) =>
    awaited.some((seat) => seats[seat]?.you === true && !seats[seat].standIn),
  ).length;
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon === null) return;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#0b6663"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${count > 9 ? '9+' : count}</text></svg>`;
  icon.href = count === 0 ? '/icon.svg' : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
