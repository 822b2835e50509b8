import type { motives as english } from '../en/motives.ts';

export const motives: Readonly<Record<keyof typeof english, string>> = {
  'fe.motive.points': 'очки сразу',
  'fe.motive.contracts': 'контракты ближе к выполнению',
  'fe.motive.money': 'больше денег',
  'fe.motive.team': 'помощники, полезные в будущих ходах',
  'fe.motive.certificates': 'сертификаты CO₂',
  'fe.motive.regions': 'лучшее место в регионах',
  'fe.motive.network': 'более широкая сеть',
  'fe.motive.public': 'государственные контракты, до которых уже недалеко',
};
