/** How sending over one channel went; `gone`: there is nobody there any more; `again`: it may go better in a while. */
export type Sent =
  | { readonly result: 'taken'; readonly why: null }
  | { readonly result: 'gone' }
  | { readonly result: 'failed'; readonly why: string; readonly again: boolean };
