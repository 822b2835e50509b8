import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'bpc.reading.overview':
    '{over, select, yes {La partie est terminée, tour {turn}} other {Tour {turn} sur {last}, {by}, région active {region}}} : GES globaux {ghg}{goal, select, none {} other {, objectif {goal}}} ; {free} régions libres sur {regions}, {edge, plural, =0 {aucune} other {#}} au bord du débordement.',
  'bpc.reading.region': '{region} : {troubles}.',
  'bpc.reading.calm': 'Calmes : {regions}.',
  'bpc.reading.transformations': 'Transformations : {regions}.',
  'bpc.reading.held': '{region} ({tps})',
  'bpc.reading.if-won': 'Il n’y a de score qu’après une victoire.',
};
