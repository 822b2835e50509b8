import type { en } from './en.ts';

export const ru: Record<keyof typeof en, string> = {
  'bpc.reading.overview':
    '{over, select, yes {Партия окончена, ход {turn}} other {Ход {turn} из {last}, {by}, активный регион — {region}}}: мировые ПГ {ghg}{goal, select, none {} other {, цель {goal}}}; свободных регионов {free} из {regions}, на грани — {edge}.',
  'bpc.reading.region': '{region}: {troubles}.',
  'bpc.reading.calm': 'Спокойно: {regions}.',
  'bpc.reading.transformations': 'Трансформации: {regions}.',
  'bpc.reading.held': '{region} ({tps})',
  'bpc.reading.if-won': 'Счёт есть только после победы.',
};
