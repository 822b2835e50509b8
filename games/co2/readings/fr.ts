import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'co2.reading.overview':
    '{phase, select, setup {Avant la première décennie} supply {Décennie {decade} sur {decades}, phase d’approvisionnement} operations {Décennie {decade} sur {decades}, manche {round} sur {rounds}} other {La partie est terminée}} : pollution {pollution} ppm, défaite à {loss} ; un CEP coûte {price} ; points : {points}.',
  'co2.reading.fossils': 'Prochaines centrales fossiles : {regions}.',
  'co2.reading.installed': 'Mis en place, à construire : {projects}.',
  'co2.reading.proposed': 'Proposés, à mettre en place : {projects}.',
  'co2.reading.project': '{type}, {region}',
  'co2.reading.project.by': '{type}, {region} (possible maintenant pour {seats})',
  'co2.reading.controls': '{seat} contrôle : {regions}.',
  'co2.reading.summit': 'Sommet ({summit}) : il manque un seul scientifique ({topic}).',
  'co2.reading.un-goal': 'Vous avez tous les types pour un objectif de l’ONU : {goal}.',
  'co2.reading.un-goal.one': 'Pour cet objectif de l’ONU, il ne vous manque qu’un type ({type}) : {goal}.',
  'co2.reading.expertise': 'Expertise : {levels}.',
  'co2.reading.regions': 'Régions contrôlées : {regions}.',
  'co2.reading.goal-exchanged': 'L’objectif de compagnie est compté comme échangé contre {money}.',
};
