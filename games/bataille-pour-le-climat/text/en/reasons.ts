/** Why something cannot be done, by rule: what is missing, and what to do. */
export const reasons = {
  'bpc.reason.BPC-CHR-2':
    'You have already taken an action of this kind this turn, or both are spent; the two must be different.',
  'bpc.reason.BPC-CHR-9': 'For two cards choose colours of your character; a foreign colour gives a single card.',
  'bpc.reason.BPC-SET-18': 'Your character has no access to this colour.',
  'bpc.reason.BPC-DEC-23': 'The region has no such electricity token.',
  'bpc.reason.BPC-ELE-4':
    'A token can only be added below Living Standard 4 and while no surplus is waiting; replace one instead.',
  'bpc.reason.BPC-ELE-6': 'Players do not build coal.',
  'bpc.reason.BPC-ELE-8': 'Nuclear needs transformation M, and only one token may be added per region in the whole game.',
  'bpc.reason.BPC-ELE-9': 'The region already has its hydro token; one is the most.',
  'bpc.reason.BPC-ELE-11': 'Dispatchable renewables can only take the place of intermittent ones (except in the Middle East).',
  'bpc.reason.BPC-ELE-15': 'A token is not replaced by one of its own kind.',
  'bpc.reason.BPC-EXO-3': 'The exodus cannot go there: there is War, Famine, Dictatorship or Chaos.',
  'bpc.reason.BPC-REF-3': 'Refugees cannot go there: there is War, Dictatorship or Chaos.',
  'bpc.reason.BPC-INS-5': 'There is no such pawn in this region.',
  'bpc.reason.BPC-EMP-19': 'The free card only works in regions with a nature reserve.',
  'bpc.reason.BPC-INS-8': 'The Conflict just put there by the same decision cannot be removed.',
  'bpc.reason.BPC-INS-13': 'Ending this Dictatorship takes {needs} of power; there is {has}.',
  'bpc.reason.BPC-DEC-18': 'There is still something to choose.',
  'bpc.reason.BPC-DIE-3': 'Blue Helmets have already changed this roll; one card per roll.',
  'bpc.reason.BPC-DIE-4': 'There was already a Referendum on this question.',
  'bpc.reason.BPC-TPX-10': 'The region already has this transformation.',
  'bpc.reason.BPC-PRO-3':
    'The region cannot learn it: it is not seeded, nobody else who shares has it, or the requirement is not met.',
};
