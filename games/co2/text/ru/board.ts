import type { board as en } from '../en/board.ts';

export const board: Readonly<Record<keyof typeof en, string>> = {
  'co2.board.round': 'Раунд {round} из {rounds}',
  'co2.board.phase.setup': 'Подготовка',
  'co2.board.phase.supply': 'Фаза снабжения',
  'co2.board.phase.over': 'Игра окончена',
  'co2.board.ppm': 'ppm',
  'co2.board.disasters': 'катастрофы',
  'co2.board.lost': 'планета погибла',
  'co2.board.no-events': 'Катастроф больше нет',
  'co2.board.then': 'затем {region}',
  'co2.board.coming': 'дальше: от +{least} до +{most}',
  'co2.board.coming.exact': 'дальше: +{ppm}',
  'co2.board.market': 'Рынок РУВ',
  'co2.board.bank': 'Банк',
  'co2.board.closed': 'Продажа закрыта до конца хода',
  'co2.board.summits': 'Конференции',
  'co2.board.un-goals': 'Цели ООН',
  'co2.board.income': 'Доход',
  'co2.board.next-plant': 'Следующая станция',
  'co2.board.worth': 'сейчас {points}',
  'co2.board.minor': 'или {effect}',
};
