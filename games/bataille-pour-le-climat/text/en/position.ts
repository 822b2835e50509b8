/** The whole position in words. */
export const position = {
  'bpc.describe.turn':
    'Turn {turn} of {last}, round {round}. {by} is active; the active region is {region}. Global GHG {ghg}{goal, select, none {} other {, goal {goal}}}.',
  'bpc.describe.goals': 'Scenario: {scenario}. Goals: {goals}.',
  'bpc.goal.tp-implanted': 'implant {value, plural, one {# transformation} other {# transformations}}',
  'bpc.goal.ghg-max': 'global GHG {value} or less',
  'bpc.goal.max-tokens':
    '{value, plural, =0 {none of these pawns} one {at most # of these pawns} other {at most # of these pawns}}: {tokens}',
  'bpc.goal.no-regime': 'no region in this state: {regimes}',
  'bpc.goal.balance-min': 'oil balance {value} or more',
  'bpc.goal.free-regions-min': 'at least {value, plural, one {# free region} other {# free regions}}',
  'bpc.goal.at-end': '{goal} (at the end)',
  'bpc.describe.climate':
    'Climate track: green {green}, red {red}; the green pawn will rise {advance}. Destruction: {zones}. Oil balance {balance, number, ::sign-except-zero}.',
  'bpc.describe.zone': '{zone} {n}',
  'bpc.describe.track': 'Region track, from the top: {regions}.',
  'bpc.describe.transformations': 'Seeded transformations: {seeded}. Global ones in force: {globals}.',
  'bpc.none': 'none',
  'bpc.no-one': 'no one',
  'bpc.describe.region':
    '{region}{active, select, yes { (active)} other {}}{shares, select, no { (does not share)} other {}}: Resilience {resilience} (Living Standard {standard}, Discipline {discipline}), population {population} (demography {demography, number, ::sign-except-zero}), GHG {ghg}, {pending} at the next count. Oil: local {local}, imports {imports}, exports {exports}. Electricity: {electricity}{added, select, yes { (nuclear added)} other {}}. Transformations: {tps}.{special, select, none {} other { Special pawns: {specialName} ×{specials}.}} {state}',
  'bpc.describe.kind': '{kind}{n, plural, one {} other { ×#}}',
  'bpc.describe.calm': 'No calamities.',
  'bpc.describe.troubles': 'Pawns: {troubles}.',
  'bpc.describe.war-face':
    'War ({face, select, second {second face: Dictatorship at the next activation} other {first face}}{held, select, yes {, holding an export} other {}})',
  'bpc.describe.player':
    '{by}, {in}{employer, select, yes {, with {name}{used, select, yes { (power used)} waiting { (power from the second turn on)} other {}}} other {}}: {cards, plural, =0 {no cards} one {# card ({colours})} other {# cards ({colours})}}.',
  'bpc.describe.colour-count': '{colour} {n}',
  'bpc.describe.signals': '{character} signals {signals}.',
  'bpc.describe.signal': '{colour}: {level}',
  'bpc.describe.hand': '{character}’s cards: {cards}.',
  'bpc.describe.piles': 'Piles, with the discards of power 1, 2, 3, 4: {piles}. External Influences left: {external}.',
  'bpc.describe.pile': '{colour} {cards} ({ones}/{twos}/{threes}/{fours})',
  'bpc.describe.decks':
    'Event deck: {events, plural, one {# card} other {# cards}}{climate, plural, =0 {} one {, a Climate Consequence on top} other {, # Climate Consequences on top}}; {discarded} played, {removed} out of the game. Climate Consequences left: {left}; played: {played}.',
  'bpc.describe.known-events': 'Known on top of the event deck: {cards}.',
  'bpc.describe.known-bottom': 'Known under the event deck: {cards}.',
  'bpc.describe.event': 'The event under way: {text}',
  'bpc.describe.event.target': 'The event under way {in}: {text}',
  'bpc.describe.aci':
    'Joint action {in} ({colours}; {tiers, plural, one {threshold} other {thresholds}} {thresholds}{open, select, yes {; open} other {}}). Given: {given}. From outside: {external}.',
  'bpc.describe.aci.power':
    'Joint action: power {power}{cancelled, select, none {} other {; cancelled: {names}}}{modifier, plural, =0 {} other {; “Citizens’ Assembly” {modifier, number, ::sign-always}}}.',
  'bpc.describe.given': '{character}: {cards, plural, =0 {nothing} other {{list}}}{word, select, none {} other { (“{said}”)}}',
  'bpc.describe.hidden-cards': '{n, plural, one {# hidden card} other {# hidden cards}}',
  'bpc.describe.implant':
    'Implanting {tp}{where, select, world { for the whole world} other { {in}}}: {power} of {needed}; missing colours: {missing}. Laid: {laid}. Done: {ready}.',
  'bpc.describe.check': '{question} The D8 shows {result} ({chance} or less means yes).',
  'bpc.describe.this-turn': 'This turn so far: {actions}.',
  'bpc.kind.move': 'move',
  'bpc.kind.implant': 'implantation',
  'bpc.kind.electricity': 'electricity',
  'bpc.kind.institution': 'institution',
  'bpc.kind.draw': 'draw',
  'bpc.kind.card': 'action card {colour}',
  'bpc.kind.free-move': 'free move',
  'bpc.kind.free-card': 'free card',
  'bpc.describe.coming': 'Coming and going: {changes}.',
  'bpc.describe.joins': '{seat} joins',
  'bpc.describe.leaves': '{character} leaves',
  'bpc.describe.passes': '{character} passes to {seat}',
  'bpc.describe.ended': 'The game is over. {ending}',
};
