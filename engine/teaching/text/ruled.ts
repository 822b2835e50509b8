import { ruledBy } from '@kaya/engine';

/** The rules that concern what lies at a place. */
export const ruled = ruledBy({
  post: ['LMP-LIT-1', 'LMP-LIT-2'],
  card: ['LMP-NIG-2', 'LMP-SEL-1'],
  hand: ['LMP-NIG-1'],
  coins: ['LMP-LIT-2', 'LMP-CNT-2'],
  deck: ['LMP-NIG-1'],
  discard: ['LMP-NIG-2'],
  harbour: ['LMP-CNT-1'],
});
