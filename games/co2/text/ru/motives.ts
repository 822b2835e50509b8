import type { motives as en } from '../en/motives.ts';

export const motives: Readonly<Record<keyof typeof en, string>> = {
  'co2.motive.points': 'больше очков',
  'co2.motive.belongings': 'больше денег, техно-ресурсов или РУВ',
  'co2.motive.income': 'больше дохода от компетенции',
  'co2.motive.plants': 'электростанции, до которых ближе',
  'co2.motive.goals': 'продвижение по целям и картам',
  'co2.motive.scientists': 'учёные на лучших местах',
  'co2.motive.planet': 'меньше опасности для планеты',
};
