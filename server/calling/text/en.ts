/** What people are called with; nothing in it is a secret of a game. */
export const en = {
  'turn.title': 'Your turn: {game}',
  'turn.body': '{count, plural, =0 {The game is waiting for you.} other {With {names}.}}',
  'reminder.title': 'Time is running out: {game}',
  'reminder.body': 'Your move is due by {date}.',
  'over.title': 'Game over: {game}',
  'over.body': '{count, plural, =0 {See the result.} other {With {names}. See the result.}}',
  'invitation.title': '{name} wants to play {game} with you',
  'invitation.body': 'Your seat is kept for you.',
  'mention.title': '{name} mentions you: {game}',
  'mention.body': 'Read the chat at the table.',
  'several.title': '{count, plural, one {# game is waiting} other {# games are waiting}}',
  'several.news': '{count, plural, one {News from # game} other {News from # games}}',
  'test.title': 'Kaya can reach you',
  'test.body': 'This is how you will be told when it is your turn.',
  'group.hello': 'New tables and dates of the group are announced here.',
  'group.table': '{name} has opened a table for the next game.',
  'group.date': 'New date: {date} UTC. {title}',
  'mail.confirm.subject': 'Kaya: is this your address?',
  'mail.confirm.text':
    'Someone asked to be told at this address when it is their turn. If that was you, open this link within a day:\n\n{url}\n\nIf not, ignore this email: nothing more will come.',
  'mail.stop': 'Never write to me again: {url}',
  'mail.digest.subject': 'Kaya: {count, plural, one {# game is waiting} other {# games are waiting}}',
  'mail.digest.news': 'Kaya: {count, plural, one {news from # game} other {news from # games}}',
  'mail.sign-in.subject': 'Kaya: your link to sign in',
  'mail.sign-in.text':
    'Open this link on the device where you want to play. It works once, for a quarter of an hour:\n\n{url}\n\nIf you did not ask for it, ignore this email.',
} as const;
