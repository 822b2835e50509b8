import type { Card, Post } from './ids.ts';

export type LampAction =
  | { readonly do: 'pour'; readonly card: Card }
  | { readonly do: 'take-back' }
  | { readonly do: 'shelter' }
  | { readonly do: 'pass' }
  | { readonly do: 'lose-coin' }
  | { readonly do: 'lose-light' }
  // Entries of the menu of a turn, and what lies behind them.
  | { readonly do: 'to-light' }
  | { readonly do: 'to-sell' }
  | { readonly do: 'rest' }
  | { readonly do: 'light'; readonly post: Post }
  | { readonly do: 'sell'; readonly card: Card }
  | { readonly do: 'barter'; readonly card: Card };
