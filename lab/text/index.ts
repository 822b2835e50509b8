/** What the lab says to the person who plays in the terminal. */
const en = {
  'lab.you': 'Player {number} (you)',
  'lab.player': 'Player {number}',
  'lab.bot': 'Bot {number}',
  'lab.keys': '(number: do it · ?: what cannot be done, and why · u: take back · h: a hint · q: stop)',
  'lab.which': 'Type a number from 1 to {count}, or ?, u, h, q.',
  'lab.hint': 'A bot would: {action}',
  'lab.stopped': 'Stopped.',
  'lab.saved': 'The game is saved in {file}.',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  'lab.you': 'Joueur {number} (vous)',
  'lab.player': 'Joueur {number}',
  'lab.bot': 'Robot {number}',
  'lab.keys': '(nombre : le faire · ? : ce qui est impossible, et pourquoi · u : reprendre · h : un conseil · q : arrêter)',
  'lab.which': 'Tapez un nombre de 1 à {count}, ou ?, u, h, q.',
  'lab.hint': 'Un robot ferait : {action}',
  'lab.stopped': 'Partie interrompue.',
  'lab.saved': 'La partie est enregistrée dans {file}.',
};

const ru: Readonly<Record<keyof typeof en, string>> = {
  'lab.you': 'Игрок {number} (вы)',
  'lab.player': 'Игрок {number}',
  'lab.bot': 'Бот {number}',
  'lab.keys': '(число: сделать · ?: чего нельзя и почему · u: отменить · h: подсказка · q: закончить)',
  'lab.which': 'Введите число от 1 до {count} или ?, u, h, q.',
  'lab.hint': 'Бот сделал бы так: {action}',
  'lab.stopped': 'Игра остановлена.',
  'lab.saved': 'Партия сохранена в {file}.',
};

export const labWords = { en, fr, ru } as const;
