const WRITTEN_IN = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]';

/** Does a key belong to a field, or to a window above the page? Then it asks for nothing else. */
export function isWriting({ target }: Event): boolean {
  return target instanceof Element && target.closest(WRITTEN_IN) !== null;
}
