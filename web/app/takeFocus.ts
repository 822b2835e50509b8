/** As a ref: what comes in the place of what was pressed has the focus, once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
