import type { FAILURES } from '@kaya/wire';

type Failure = (typeof FAILURES)[number];

/** How sending over one channel went; `gone`: there is nobody there any more; `again`: it may go better in a while. */
export type Sent =
  | { readonly result: 'taken'; readonly why: null }
  | { readonly result: 'gone' }
  | { readonly result: 'failed'; readonly why: Failure | `${Failure} ${number}`; readonly again: boolean };
