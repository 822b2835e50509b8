/** What a table says that nobody reads before the first move: log, answers in advance, talk, the end. */
export const en = {
  'standing.title': 'Answer for me next time',
  'standing.on': 'Answered for you: {answer}',
  'standing.withdraw': 'Ask me again',
  'standing.later': 'It holds from the next such question on. This one is still yours to answer.',
  'log.title': 'What happened',
  'log.round': 'What changed in the last round',
  'log.earlier': 'Show earlier',
  'ending.nobody': '{seats, plural, =1 {{name} has not won this time.} other {No one wins.}}',
  'ending.player': 'Player',
  'ending.total': 'Total',
  'ending.analyse': 'Analyse the game',
  'ending.board': 'Look at the board',
  'online.chat-empty': 'No messages yet.',
  'online.chat-seated': 'Only players at this table can chat.',
  'online.chat-placeholder': 'Say something',
  'online.chat-send': 'Send',
};
