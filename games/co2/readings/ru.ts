import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  'co2.reading.overview':
    '{phase, select, setup {Перед первым десятилетием} supply {Десятилетие {decade} из {decades}, фаза снабжения} operations {Десятилетие {decade} из {decades}, раунд {round} из {rounds}} other {Партия окончена}}: загрязнение {pollution} ppm, поражение при {loss}; РУВ стоит {price}; очки: {points}.',
  'co2.reading.fossils': 'Следующие ИТ-электростанции: {regions}.',
  'co2.reading.installed': 'Развёрнуты, можно строить: {projects}.',
  'co2.reading.proposed': 'Открыты, можно развернуть: {projects}.',
  'co2.reading.project': '{type}, {region}',
  'co2.reading.project.by': '{type}, {region} (сейчас доступно: {seats})',
  'co2.reading.controls': '{seat}, контроль над регионами: {regions}.',
  'co2.reading.summit': 'Конференция ({summit}): не хватает одного учёного ({topic}).',
  'co2.reading.un-goal': 'У вас есть все типы для цели ООН: {goal}.',
  'co2.reading.un-goal.one': 'До цели ООН вам не хватает одного типа ({type}): {goal}.',
  'co2.reading.expertise': 'Компетенция: {levels}.',
  'co2.reading.regions': 'Контроль над регионами: {regions}.',
  'co2.reading.goal-exchanged': 'Цель компании засчитана как обменянная на {money}.',
};
