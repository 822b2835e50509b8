import type { en } from './en.ts';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  'turn.title': 'Ваш ход: {game}',
  'turn.body': '{count, plural, =0 {Партия ждёт вас.} other {За столом: {names}.}}',
  'reminder.title': 'Время истекает: {game}',
  'reminder.body': 'Сделайте ход до {date}.',
  'over.title': 'Партия окончена: {game}',
  'over.body': '{count, plural, =0 {Посмотрите результат.} other {За столом: {names}. Посмотрите результат.}}',
  'invitation.title': '{name} приглашает вас сыграть: {game}',
  'invitation.body': 'Место оставлено за вами.',
  'mention.title': '{name} упоминает вас: {game}',
  'mention.body': 'Прочитайте чат за столом.',
  'mention.group': 'Прочитайте чат группы.',
  'several.waiting':
    '{count, plural, one {Вас ждёт # партия} few {Вас ждут # партии} many {Вас ждут # партий} other {Вас ждут # партии}}',
  'several.news':
    '{count, plural, one {Новое в # партии} few {Новое в # партиях} many {Новое в # партиях} other {Новое в # партии}}',
  'several.places':
    '{count, plural, one {Новое в # партии или группе} few {Новое в # партиях и группах} many {Новое в # партиях и группах} other {Новое в # партиях и группах}}',
  'test.title': 'Kaya может с вами связаться',
  'test.body': 'Так вы узнаете, что настал ваш ход.',
  'group.hello': 'Здесь группа узнает о столах и встречах.',
  'group.table': '{name} открывает стол для следующей партии.',
  'group.date': 'Назначена встреча: {date} UTC.',
  'mail.confirm.subject': 'Kaya: это ваш адрес?',
  'mail.confirm.text':
    'Кто-то хочет получать на этот адрес сообщения о своём ходе. Если это вы, откройте ссылку в течение суток:\n\n{url}\n\nЕсли нет, ничего не делайте: больше писем не будет.',
  'mail.stop': 'Больше не писать на этот адрес: {url}',
  'mail.digest.waiting':
    'Kaya: {count, plural, one {вас ждёт # партия} few {вас ждут # партии} many {вас ждут # партий} other {вас ждут # партии}}',
  'mail.digest.news':
    'Kaya: {count, plural, one {новое в # партии} few {новое в # партиях} many {новое в # партиях} other {новое в # партии}}',
  'mail.digest.places':
    'Kaya: {count, plural, one {новое в # партии или группе} few {новое в # партиях и группах} many {новое в # партиях и группах} other {новое в # партиях и группах}}',
  'mail.sign-in.subject': 'Kaya: ссылка для входа',
  'mail.sign-in.text':
    'Откройте ссылку на том устройстве, где хотите играть. Она сработает один раз, в течение четверти часа:\n\n{url}\n\nЕсли вы её не просили, ничего не делайте.',
};
