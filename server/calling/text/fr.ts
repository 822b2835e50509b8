import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'turn.title': 'À vous de jouer : {game}',
  'turn.body': '{count, plural, =0 {La partie vous attend.} other {Avec {names}.}}',
  'reminder.title': 'Le temps presse : {game}',
  'reminder.body': 'Jouez avant le {date}.',
  'over.title': 'Partie terminée : {game}',
  'over.body': '{count, plural, =0 {Voyez le résultat.} other {Avec {names}. Voyez le résultat.}}',
  'invitation.title': '{name} vous invite à jouer : {game}',
  'invitation.body': 'Une place vous est réservée.',
  'mention.title': '{name} vous mentionne : {game}',
  'mention.body': 'Lisez la discussion à la table.',
  'mention.group': 'Lisez la discussion du groupe.',
  'several.waiting': '{count, plural, one {# partie vous attend} other {# parties vous attendent}}',
  'several.news': '{count, plural, one {Du nouveau dans # partie} other {Du nouveau dans # parties}}',
  'several.places': '{count, plural, one {Du nouveau dans # partie ou groupe} other {Du nouveau dans # parties et groupes}}',
  'test.title': 'Kaya peut vous joindre',
  'test.body': 'C’est ainsi que Kaya vous préviendra quand ce sera à vous.',
  'group.hello': 'Les tables et les rendez-vous du groupe seront annoncés ici.',
  'group.table': '{name} a ouvert une table pour la prochaine partie.',
  'group.date': 'Rendez-vous fixé : {date} UTC.',
  'mail.confirm.subject': 'Kaya : est-ce votre adresse ?',
  'mail.confirm.text':
    'Une personne veut être avertie à cette adresse quand c’est à elle de jouer. Si c’est vous, ouvrez ce lien d’ici demain :\n\n{url}\n\nSinon, ignorez ce courriel : il n’y en aura pas d’autre.',
  'mail.stop': 'Ne plus rien envoyer à cette adresse : {url}',
  'mail.digest.waiting': 'Kaya : {count, plural, one {# partie vous attend} other {# parties vous attendent}}',
  'mail.digest.news': 'Kaya : {count, plural, one {du nouveau dans # partie} other {du nouveau dans # parties}}',
  'mail.digest.places':
    'Kaya : {count, plural, one {du nouveau dans # partie ou groupe} other {du nouveau dans # parties et groupes}}',
  'mail.sign-in.subject': 'Kaya : votre lien de connexion',
  'mail.sign-in.text':
    'Ouvrez ce lien sur l’appareil où vous voulez jouer. Il sert une seule fois, pendant un quart d’heure :\n\n{url}\n\nSi vous n’avez rien demandé, ignorez ce courriel.',
};
