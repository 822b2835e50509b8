import type { NoteWords } from './index.ts';

export const ru: NoteWords = {
  'note.title': '{count, plural, =0 {Заметки} one {Заметки (#)} few {Заметки (#)} many {Заметки (#)} other {Заметки (#)}}',
  'note.at': 'Ход {move}:',
  'note.by': '{name}:',
  'note.write-own': 'Заметка к ходу {move}: на этом устройстве, для себя',
  'note.write-shared': 'Заметка к ходу {move}: для всех, кто играл',
  'note.keep': 'Сохранить заметку',
  'note.remove': 'Удалить эту заметку',
  'note.not-kept': 'Заметку не удалось сохранить. Она всё ещё здесь: попробуйте ещё раз.',
  'note.too-fast': 'Слишком много заметок сразу. Подождите немного и попробуйте ещё раз.',
};
