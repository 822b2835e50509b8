import type { ChartEvent, Seat } from '@kaya/engine';
import type { Card, Post } from './ids.ts';

export type LampEvent =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'poured'; readonly cards: readonly Card[] }
  | { readonly kind: 'wind'; readonly roll: number; readonly gust: boolean }
  | { readonly kind: 'sheltered'; readonly seat: Seat }
  | { readonly kind: 'lost-coin'; readonly seat: Seat }
  | { readonly kind: 'light-out'; readonly left: number; readonly cause: 'gust' | 'dark' }
  | { readonly kind: 'earned'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'lit'; readonly seat: Seat; readonly post: Post; readonly coins: number }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: Card; readonly coins: number }
  | { readonly kind: 'bartered'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'ended'; readonly ending: string }
  | ChartEvent;
