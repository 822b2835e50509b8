import type { EngineKey } from './index.ts';

export const ru: Readonly<Record<EngineKey, string>> = {
  'engine.seat': 'Игрок {number}',
  'engine.over': 'Партия окончена.',
  'engine.not-your-decision': 'Сейчас решает другой игрок.',
  'engine.nothing-there': 'Там не из чего выбирать.',
  'engine.not-asked': 'Сейчас решается не это.',
  'engine.no-such-condition': 'Здесь такого условия нет; выберите одно из списка.',
  'engine.seats': 'Игроков в этой игре от {min} до {max}, а не {seats}.',
  'engine.option-value': 'Параметр {option} не может быть {value}; допустимо: {allowed}.',
  'engine.option-unknown': 'Параметра {option} нет; есть: {known}.',
  'engine.option.yes': 'да',
  'engine.option.no': 'нет',
  'engine.option.number': '{value}',
  'engine.result.place': 'Ваше место — {rank}-е из {players}.',
  'engine.result.shared': 'Ваше место — {rank}-е из {players}.',
  'engine.nothing-to-undo': 'Вам нечего отменять.',
  'engine.undo-boundary': 'Отменить нельзя: с тех пор что-то было взято, показано или решено другим игроком.',
};
