/** What stands around the player aid of every game. */
export const en = {
  'aid.title': '{game}: player aid',
  'aid.turn': 'The turn',
  'aid.scores': 'What counts',
  'aid.icons': 'Icons',
  'aid.print': 'Print',
  'aid.rules': 'Rules',
  'aid.back': 'Back',
  'aid.next': 'Next',
  'aid.page': '{page} of {pages}',
};
