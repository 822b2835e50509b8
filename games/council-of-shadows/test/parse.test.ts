// A component file of the host: read with the same care as ours, and refused with places and reasons.
import { describe, expect, test } from 'vitest';
import ours from '../data/components.json' with { type: 'json' };
import { parse } from '../data/read.ts';

type File = typeof ours;

/** Our file with something changed. */
function changed(change: (file: File) => void): unknown {
  const file = structuredClone(ours) as File;
  change(file);
  return file;
}

function faults(change: (file: File) => void): string[] {
  const parsed = parse(changed(change));
  return parsed.ok ? [] : parsed.faults.map(({ place, problem }) => `${place}: ${problem}`);
}

describe('reading components', () => {
  test('our own file is read without a fault', () => {
    expect(parse(ours).ok).toBe(true);
  });

  test('what is no component file at all is refused', () => {
    for (const file of [null, 3, 'x', [], {}]) expect(parse(file).ok).toBe(false);
  });

  test('a wrong number is refused with its place', () => {
    expect(faults((file) => Object.assign(file.constants, { purchasesPerBuyPhase: -1 }))).toEqual([
      '$.constants.purchasesPerBuyPhase: expected a whole number from 0 to 10, not -1',
    ]);
    expect(faults((file) => Object.assign(file.aiCards[0] ?? {}, { consumption: 'much' }))).toEqual([
      '$.aiCards[ai-throttle].consumption: expected a whole number from -100 to 100, not "much"',
    ]);
  });

  test('an unknown operation, planet or colour is refused with its place', () => {
    expect(faults((file) => Object.assign(file.startingCards[0]?.steps[0] ?? {}, { op: 'teleport' }))).toEqual([
      '$.startingCards[st-colonise-1].steps[0].op: expected one of colonise, extract, discover, gainGems, transformGem, gainEnergy, choice, not "teleport"',
    ]);
    expect(faults((file) => Object.assign(file.solarSystems[0]?.planets[0] ?? {}, { type: 'icy' }))).toEqual([
      '$.solarSystems[s1-01].planets[s1-01a].type: expected one of earth, desert, volcanic, not "icy"',
    ]);
    expect(faults((file) => Object.assign(file.galaxies[0]?.yield ?? {}, { lightBonusCard: 1 }))).toEqual([
      '$.galaxies[grey].yield.lightBonusCard: expected true or false, not 1',
    ]);
    expect(faults((file) => Object.assign(file.leaders[0]?.power ?? {}, { op: 'fly' }))[0]).toMatch(
      /^\$\.leaders\[leader-buteo\]\.power\.op/,
    );
    expect(faults((file) => Object.assign(file.bonusCards.light[0]?.formula ?? {}, { count: 'friends' }))[0]).toMatch(
      /^\$\.bonusCards\.light\[bl-gem-anthracite\]\.formula\.count/,
    );
  });

  test('all faults are told at once', () => {
    const found = faults((file) => {
      Object.assign(file.constants, { discoverDraw: 0 });
      Object.assign(file.automaCards[0] ?? {}, { exploit: 'never', level: 9 });
    });
    expect(found.length).toBe(3);
  });

  test('no id names two things', () => {
    expect(faults((file) => Object.assign(file.aiCards[1] ?? {}, { id: 'ai-throttle' }))).toEqual([
      '$.aiCards[ai-throttle]: the id is already used in aiCards',
    ]);
  });

  test('everything named exists', () => {
    expect(faults((file) => Object.assign(file.playerBoard.upgrades[4] ?? {}, { requires: 'range-9-9' }))).toEqual([
      "$.upgrades[range-1-3].requires: there is no upgrade 'range-9-9'",
    ]);
    expect(faults((file) => Object.assign(file.leaders[2]?.power ?? {}, { extraZone: 'nowhere' }))).toEqual([
      "$.leaders[leader-ava].power: there is no extra zone 'nowhere'",
    ]);
    expect(faults((file) => Object.assign(file.leaders[3]?.forbids ?? {}, { aiCard: 'ai-nothing' }))).toEqual([
      "$.leaders[leader-casares].forbids: there is no AI card 'ai-nothing'",
    ]);
    expect(faults((file) => Object.assign(file.startSpaces, { spaces: ['grey-9'] }))).toEqual([
      "$.startSpaces.spaces[0]: there is no space 'grey-9' on the board",
    ]);
    expect(faults((file) => Object.assign(file.automaCards[0]?.rows[0]?.left ?? {}, { galaxy: 'beige' }))).toEqual([
      '$.automaCards[au1-1].rows: the galaxy beige has no space in sector 1',
    ]);
    expect(faults((file) => Object.assign(file.setupByPlayers[0] ?? {}, { board: '7' }))[0]).toBe(
      "$.setupByPlayers[0].board: there is no board side '7'",
    );
  });

  test('the board fits together', () => {
    expect(faults((file) => Object.assign(file.boards[1]?.spaces[0] ?? {}, { sector: 2 }))).toEqual([
      '$.boards[2].spaces[grey-1]: lies in another galaxy or sector on the other side of the board',
    ]);
    expect(faults((file) => Object.assign(file.galaxies[0]?.yield ?? {}, { low: 9 }))).toEqual([
      '$.galaxies[grey].yield: the low yield is above the high one',
    ]);
    expect(faults((file) => file.solarSystems.splice(0, 1))).toEqual(['$.solarSystems: sector 1 has 9 tiles for 10 spaces']);
    expect(faults((file) => file.setupByPlayers.splice(3, 1))).toEqual(['$.setupByPlayers: there is no entry for 4 players']);
  });

  test('there are enough components for everybody', () => {
    expect(faults((file) => file.leaders.splice(0, 3))).toEqual(['$.leaders: there must be a leader for each of four players']);
    expect(faults((file) => file.darkTech.splice(0, 3))).toEqual(['$.darkTech: level 1 needs a card for each of four players']);
    expect(faults((file) => file.startingCards.splice(0, 3))).toEqual([
      '$.startingCards: there must be a card for every zone of the first round',
    ]);
    expect(faults((file) => file.aiCards.splice(0, 18))[0]).toMatch(/too few to fill the market|there is no AI card/);
    expect(faults((file) => Object.assign(file.constants, { consumptionStart: 10 }))).toEqual([
      '$.constants.consumptionStart: must lie on the consumption track',
    ]);
    expect(faults((file) => Object.assign(file.leaders[5] ?? {}, { startEnergy: 40 }))).toEqual([
      '$.leaders[leader-breish].startEnergy: must lie below the start consumption',
    ]);
  });

  test('a choice has options, and none inside another', () => {
    const scout = (file: File) => file.aiCards.find((card) => card.id === 'ai-scout-or-settle')?.steps[0] ?? {};
    expect(faults((file) => Object.assign(scout(file), { options: [[]] }))).toEqual([
      '$.cards[ai-scout-or-settle]: a choice needs at least two options with something in them',
    ]);
  });
});
