/** As a ref: an area that scrolls can be reached and scrolled with the keyboard. */
export function reachableByKey(area: HTMLElement | null): void {
  area?.setAttribute('tabindex', '0');
}
