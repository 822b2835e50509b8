import { type AidLine, type AidSheet, range, sayer, some } from '@kaya/engine';
import { components } from '../data/index.ts';
import { GUSTS } from '../rules/wind.ts';
import type { LampState } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<keyof typeof en>();
const { earned, barterPrice, pointsPerPost, pointsPerStreet, postPrices } = components;

const ICONS = ['coin', 'post', 'light', 'oil', 'shield', 'points'] as const;

/** The player aid of the Lamplighters for this table: what is not in play is not on it. */
export function sheet({ nights, stormy }: LampState): AidSheet {
  return {
    turn: [
      { id: 'pour', icon: 'oil', name: say('pour'), note: say('pour.note') },
      { id: 'wind', icon: 'shield', name: say('wind'), note: say('wind.note', { gusts: stormy ? GUSTS.stormy : GUSTS.calm }) },
      { id: 'count', icon: 'light', name: say('count'), note: say('count.note') },
      { id: 'turn', icon: 'post', name: say('turn'), note: say('turn.note') },
    ],
    actions: [{ id: 'actions', title: say('actions'), lines: actions() }],
    scores: [
      { id: 'posts', icon: 'post', name: say('posts'), gain: some('points', pointsPerPost) },
      { id: 'streets', icon: 'post', name: say('streets'), gain: some('points', pointsPerStreet) },
      { id: 'coins', icon: 'coin', name: say('coins'), gain: some('points', 1) },
      { id: 'end', icon: 'light', name: say('end'), note: say('end.note', { nights }) },
    ],
    icons: ICONS.map((icon) => ({ icon, name: say(`icon.${icon}`) })),
  };
}

function actions(): AidLine[] {
  return [
    { id: 'light', icon: 'post', name: say('light'), cost: [range('coin', postPrices)], note: say('light.note') },
    { id: 'sell', icon: 'oil', name: say('sell'), cost: some('oil', 1), gain: some('coin', earned.sale) },
    { id: 'rest', icon: 'coin', name: say('rest'), gain: some('coin', earned.rest) },
    { id: 'barter', icon: 'oil', name: say('barter'), cost: some('coin', barterPrice), note: say('barter.note') },
    { id: 'most', icon: 'oil', name: say('most'), gain: some('coin', earned.most) },
  ];
}
