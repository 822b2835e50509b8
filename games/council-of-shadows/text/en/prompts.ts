/** What is asked: of the one who decides, and (`.others`) told to those who wait. */
export const prompts = {
  'cos.prompt.choose-civilisation': 'Choose your civilisation.',
  'cos.prompt.choose-civilisation.others': '{seat} chooses a civilisation.',
  'cos.prompt.choose-leader': 'Choose your leader.',
  'cos.prompt.choose-leader.others': '{seat} chooses a leader.',
  'cos.prompt.plan':
    'Plan zone {zone}, of range {range}: {occupied, select, yes {cover {card} with a card from your hand, or leave it} other {choose a card from your hand}}. Your visible cards consume {sum} so far.',
  'cos.prompt.plan.ready': 'Your plan is ready; the others are still planning.',
  'cos.prompt.plan.others': 'Everybody plans the round.',
  'cos.prompt.buy':
    'Buy something, or stop. You have {gems}; {left, plural, =0 {no purchase} one {# purchase} other {# purchases}} left.',
  'cos.prompt.buy.others': '{seat} is buying.',
  'cos.prompt.pay': 'Choose how to pay {price} for {item}.',
  'cos.prompt.pay.others': '{seat} chooses how to pay.',
  'cos.prompt.choose-branch': '{source}: choose one of the two.',
  'cos.prompt.choose-branch.others': '{seat} chooses what {source} does.',
  'cos.prompt.colonise':
    '{source}: choose a planet for {cubes, plural, one {# cube} other {a tower of # cubes}}, up to sector {range}{any, select, yes {, of any kind} other {}}.',
  'cos.prompt.colonise.others': '{seat} chooses a planet to settle.',
  'cos.prompt.extract':
    '{source}: choose a system to extract from, up to sector {range}; {times, plural, one {# extraction} other {# extractions}} left.',
  'cos.prompt.extract.others': '{seat} chooses a system to extract from.',
  'cos.prompt.discover-pile': '{source}: choose the sector in which you discover, up to sector {range}.',
  'cos.prompt.discover-pile.others': '{seat} chooses where to discover.',
  'cos.prompt.discover-tile': 'Choose the system you place in sector {sector}; the other one goes back under the pile.',
  'cos.prompt.discover-tile.others': '{seat} chooses a system to place in sector {sector}.',
  'cos.prompt.discover-space': 'Choose the space for {tile} in sector {sector}.',
  'cos.prompt.discover-space.others': '{seat} chooses a space in sector {sector}.',
  'cos.prompt.discover-follow-up.either':
    'Choose a planet of {system} for {cubes, plural, one {# cube} other {a tower of # cubes}}, or gain its resource{times, plural, one {} =2 { twice} other { # times}}.',
  'cos.prompt.discover-follow-up.cubes':
    'Choose a planet of {system} for {cubes, plural, one {# cube} other {a tower of # cubes}}; the resource comes after.',
  'cos.prompt.discover-follow-up.resource': 'Gain the resource of {system}{times, plural, one {} =2 { twice} other { # times}}?',
  'cos.prompt.discover-follow-up.others': '{seat} decides what to do with {system}.',
  'cos.prompt.discover-extra-cube':
    'Explorers: make the tower on {planet} higher by {cubes, plural, one {# cube} other {# cubes}}?',
  'cos.prompt.discover-extra-cube.others': '{seat} decides on an extra cube.',
  'cos.prompt.transform':
    '{source}: choose a gem to transform. You have {gems}; {times, plural, one {# time} other {# times}} left.',
  'cos.prompt.transform.others': '{seat} may transform gems.',
  'cos.prompt.take-ai-card': '{source}: take a card from the market for free.',
  'cos.prompt.take-ai-card.others': '{seat} takes a card from the market for free.',
  'cos.prompt.bonus-limit': 'You hold one bonus card too many: choose the one that goes under the light pile.',
  'cos.prompt.bonus-limit.others': '{seat} holds one bonus card too many.',
  'cos.prompt.exploit':
    'Choose a galaxy to exploit, or stop. Your energy is {energy}, your consumption {consumption}: {missing, plural, =0 {enough to rise} other {# more to rise}}.',
  'cos.prompt.exploit.others': '{seat} exploits galaxies.',
  'cos.prompt.hegemony-exploit':
    'Choose a galaxy to exploit at once; {left, plural, one {# galaxy} other {# galaxies}} left. Your energy is {energy}, your consumption {consumption}.',
  'cos.prompt.hegemony-exploit.others': '{seat} exploits galaxies at once.',
  'cos.prompt.remove-cube': 'Choose which of your cubes leaves {galaxy}.',
  'cos.prompt.remove-cube.others': '{seat} chooses which cube leaves {galaxy}.',
  'cos.prompt.choose-dark-tech': 'You have reached Dark Tech {level}: choose your card.',
  'cos.prompt.choose-dark-tech.others': '{seat} chooses a card of Dark Tech {level}.',
  'cos.prompt.automa-planet':
    'You decide for Automa: choose a planet for {cubes, plural, one {its cube} other {its tower of # cubes}} in {galaxy}.',
  'cos.prompt.automa-planet.others': '{seat} chooses a planet for Automa.',
  'cos.prompt.automa-tile': 'You decide for Automa: choose the system it places in {galaxy}.',
  'cos.prompt.automa-tile.others': '{seat} chooses a system for Automa.',
  'cos.prompt.automa-space': 'You decide for Automa: choose the space in {galaxy}.',
  'cos.prompt.automa-space.others': '{seat} chooses a space for Automa.',
  'cos.prompt.automa-cube': 'You decide for Automa: choose which of its cubes leaves {galaxy}.',
  'cos.prompt.automa-cube.others': '{seat} chooses which cube of Automa leaves {galaxy}.',
};
