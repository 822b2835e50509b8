import type { NoteWords } from './index.ts';

export const fr: NoteWords = {
  'note.title': '{count, plural, =0 {Notes} one {Notes (#)} other {Notes (#)}}',
  'note.at': 'Coup {move} :',
  'note.by': '{name} :',
  'note.write-own': 'Une note au coup {move}, sur cet appareil, pour vous uniquement',
  'note.write-shared': 'Une note au coup {move}, pour tous ceux qui ont joué',
  'note.keep': 'Enregistrer la note',
  'note.remove': 'Supprimer cette note',
  'note.not-kept': 'La note n’a pas pu être enregistrée. Elle est toujours là : réessayez.',
  'note.too-fast': 'Trop de notes à la fois. Attendez un instant et réessayez.',
};
