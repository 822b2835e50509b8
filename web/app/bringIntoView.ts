/** Whoever asked for it sees it, however long the list above is. */
export function bringIntoView(asked: HTMLElement | null): void {
  asked?.scrollIntoView({ block: 'nearest' });
}
