import type { en } from './en.ts';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  'standing.title': 'В следующий раз отвечать за меня',
  'standing.on': 'Ответ дан заранее: {answer}',
  'standing.withdraw': 'Снова спрашивать',
  'standing.later': 'Действует со следующего такого вопроса. На этот отвечаете вы сами.',
  'log.title': 'Что произошло',
  'log.round': 'Итоги последнего раунда',
  'log.earlier': 'Показать более раннее',
  'ending.nobody': '{seats, plural, =1 {{name}: на этот раз без победы.} other {Никто не победил.}}',
  'ending.player': 'Игрок',
  'ending.total': 'Итого',
  'ending.analyse': 'Разобрать партию',
  'curtain.text': 'Сейчас на экране нет ничего тайного. Возьмите устройство, когда никто другой не смотрит.',
  'curtain.ready': 'Это я, {name}',
  'ending.board': 'Посмотреть на поле',
  'online.chat-empty': 'Сообщений пока нет.',
  'online.chat-seated': 'Здесь говорят только те, кто сидит за столом.',
  'online.chat-placeholder': 'Скажите что-нибудь',
  'online.chat-mention': 'К кому обратиться',
  'online.chat-send': 'Отправить',
  'log.by-order': 'сыграно по вашему поручению',
};
