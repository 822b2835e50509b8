import type { Seat } from '@kaya/engine';

export type LampStep =
  | { readonly do: 'dusk' }
  | { readonly do: 'pour' }
  | { readonly do: 'wind' }
  | { readonly do: 'shelter'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'gust' }
  | { readonly do: 'gust-loss'; readonly seat: Seat }
  | { readonly do: 'count' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'light'; readonly seat: Seat }
  | { readonly do: 'sell'; readonly seat: Seat }
  | { readonly do: 'dawn' };
