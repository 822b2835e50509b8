import type { motives as english } from '../en/motives.ts';

/** What a move brings, as the bots say it. */
export const motives: Readonly<Record<keyof typeof english, string>> = {
  'bpc.motive.ending': 'победа',
  'bpc.motive.gases': 'меньше парниковых газов',
  'bpc.motive.people': 'больше людей на свободе',
  'bpc.motive.peace': 'больше мира',
  'bpc.motive.food': 'меньше голода',
  'bpc.motive.health': 'меньше болезней',
  'bpc.motive.refuge': 'больше места для беженцев',
  'bpc.motive.discipline': 'выше Дисциплина',
  'bpc.motive.oil': 'лучше нефтяной баланс',
  'bpc.motive.hands': 'больше влияния в руке',
  'bpc.motive.seeds': 'трансформации, готовые распространяться',
  'bpc.motive.joint-action': 'совместное действие, которое, скорее всего, удастся',
  'bpc.motive.implanting': 'трансформация, до которой рукой подать',
};
