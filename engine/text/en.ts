/** What the engine itself has to say. */
export const en = {
  'engine.seat': 'Player {number}',
  'engine.over': 'The game is over.',
  'engine.not-your-decision': 'Another player is deciding now.',
  'engine.nothing-there': 'There is nothing to choose there.',
  'engine.not-asked': 'That is not what is being decided now.',
  'engine.no-such-condition': 'This condition is not offered here; choose one from the list.',
  'engine.seats': 'This game is for {min} to {max} players, not {seats}.',
  'engine.option-value': 'The option {option} cannot be {value}; it can be: {allowed}.',
  'engine.option-unknown': 'There is no option {option}; there are: {known}.',
  'engine.option.yes': 'yes',
  'engine.option.no': 'no',
  'engine.option.number': '{value}',
  'engine.result.place': 'You came {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {players}.',
  'engine.result.shared': 'You share {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place of {players}.',
  'engine.nothing-to-undo': 'You have nothing to take back.',
  'engine.undo-boundary': 'This cannot be taken back: since then something was drawn, revealed or decided by another player.',
};
