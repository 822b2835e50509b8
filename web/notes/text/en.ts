/** The words around notes at moments of a game. */
export const en = {
  'note.title': '{count, plural, =0 {Notes} one {Notes (#)} other {Notes (#)}}',
  'note.at': 'Move {move}:',
  'note.by': '{name}:',
  'note.write-own': 'A note at move {move}, on this device, for yourself',
  'note.write-shared': 'A note at move {move}, for everyone who played',
  'note.keep': 'Save the note',
  'note.remove': 'Delete this note',
  'note.not-kept': 'The note could not be saved. It is still here: try again.',
  'note.too-fast': 'Too many notes at once. Wait a moment and try again.',
};
