/** Text that may stand in a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (it) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[it] ?? it);
}
