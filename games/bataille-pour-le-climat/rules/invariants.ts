// Chapter 12: what is true after every action.
import { firstFault, type Invariant, must, ofPlayers } from '@kaya/engine';
import { components, constants } from '../data/index.ts';
import { type BpcState, CLIMATE, REGIONAL_TPS, REGIONS, type RegionId, type RegionState, ZONES } from '../types/index.ts';
import { CARDS_IN_BOX, handLimit } from './actions/influence.ts';
import { actionsLeft } from './actions/menu.ts';
import { redStep } from './events/climate.ts';
import { shuffledEvents } from './events/decks.ts';
import { destruction, effectiveElectricity, effectiveOil, oilBalance, resilience, shares } from './regions/region.ts';
import { activeRegion } from './regions/track.ts';
import { coversAll } from './table/casting.ts';

type Check = Invariant<BpcState>;

/** Something true of each region. */
function everywhere(holds: (region: RegionState, id: RegionId, state: BpcState) => boolean): Check {
  return (state) => {
    for (const id of REGIONS) if (!holds(state.regions[id], id, state)) return `${id}: ${JSON.stringify(state.regions[id])}`;
    return null;
  };
}

/** Is the region in the middle of an effect (a War that breaks out, an overflow under way)? */
function unsettled(state: BpcState, id: RegionId): boolean {
  return state.agenda.some(
    (step) => (step.do === 'war' || step.do === 'overflow' || step.do === 'lower-standard') && step.region === id,
  );
}

const within = (value: number, low: number, high: number) => value >= low && value <= high;

export const invariants: Readonly<Record<string, Check>> = {
  'BPC-INV-1': (state) => {
    let cards = state.external.length;
    for (const pile of [...Object.values(state.piles), ...Object.values(state.discards)]) cards += pile.length;
    for (const player of state.players) cards += player.hand.length;
    if (state.aci !== null) cards += state.aci.external.length + state.aci.given.flat().length;
    if (state.implant !== null) cards += state.implant.laid.flat().length;
    return must(cards === CARDS_IN_BOX, `${cards} influence cards`);
  },
  'BPC-INV-2': (state) => {
    const isClimate = (id: string) => components.climates.some((card) => card.id === id);
    const inHand = state.agenda.flatMap((step) =>
      step.do === 'arrange-events' ? [...step.shown, ...step.top, ...step.bottom] : [],
    );
    const open = [...state.deck.top, ...state.deck.bottom, ...inHand, ...(state.event === null ? [] : [state.event.card])];
    const known = open.filter((id) => id !== CLIMATE);
    const events =
      known.filter((id) => !isClimate(id)).length +
      state.deck.upper.length +
      state.deck.lower.length +
      state.eventDiscard.length +
      state.eventRemoved.length;
    const climates = known.filter(isClimate).length + state.climateDeck.length + state.climateDiscard.length;
    const all = shuffledEvents.length + ZONES.length;
    return must(events === all && climates === components.climates.length, `${events} events, ${climates} climate consequences`);
  },
  'BPC-INV-3': (state) => {
    const balance = REGIONS.reduce((sum, id) => sum + state.regions[id].exports - state.regions[id].imports, 0);
    return must(balance === oilBalance(state), `the balance is ${oilBalance(state)} instead of ${balance}`);
  },
  'BPC-INV-4': everywhere((region) => region.imports === 0 || region.exports === 0),
  'BPC-INV-5': everywhere((region) => effectiveOil(region) === region.standard),
  'BPC-INV-6': (state, before) =>
    firstFault(REGIONS, (id) => {
      const region = state.regions[id];
      if (region.local < 0 || region.imports < 0 || region.exports < 0 || !within(region.held, 0, 1)) return `oil of ${id}`;
      const dried = region.local + region.exports + region.held === 0 && region.regime !== 'dictatorship';
      const was = before?.regions[id];
      return must(!dried || was === undefined || was.local + was.exports + was.held === 0, `${id} produces no oil any more`);
    }),
  'BPC-INV-7': everywhere((region, id, state) => effectiveElectricity(region) >= region.standard || unsettled(state, id)),
  'BPC-INV-8': everywhere(
    (region) =>
      within(region.standard, 1, constants['living-standard-max']) &&
      within(region.discipline, 0, constants['discipline-max']) &&
      within(region.demography, constants['demography-min'], constants['demography-max']) &&
      region.population >= 1,
  ),
  'BPC-INV-9': everywhere((region) => (region.discipline === 0) === (region.regime === 'chaos')),
  'BPC-INV-10': everywhere((region, id, state) => {
    const red = region.riot + region.conflict + region.war;
    const orange = region.shortage + region.dearth + region.famine;
    if (region.regime === 'free' || unsettled(state, id)) return true;
    return red === 0 && (region.regime === 'dictatorship' || orange === 0);
  }),
  'BPC-INV-11': everywhere((region, id, state) => {
    const oneLevel = (...counts: number[]) => counts.filter((n) => n > 0).length <= 1;
    const limit = unsettled(state, id) ? Number.MAX_SAFE_INTEGER : resilience(region);
    return (
      oneLevel(region.riot, region.conflict, region.war) &&
      oneLevel(region.shortage, region.dearth, region.famine) &&
      oneLevel(region.epizootic, region.epidemic, region.pandemic) &&
      [region.riot, region.conflict, region.shortage, region.dearth, region.epizootic].every((n) => within(n, 0, limit)) &&
      [region.war, region.famine, region.epidemic, region.pandemic].every((n) => within(n, 0, 1))
    );
  }),
  'BPC-INV-12': everywhere((region, id, state) => within(region.refugee, 0, resilience(region)) || unsettled(state, id)),
  'BPC-INV-13': everywhere((region) => (region.war === 1 || !region.secondFace) && (region.held === 0 || region.secondFace)),
  'BPC-INV-14': (state) => {
    const bounded = ZONES.every((zone) => within(state.zones[zone], 0, components.zones[zone].max));
    if (state.agenda.some((step) => (step.do === 'setup' && step.part === 'warming') || step.do === 'warming'))
      return must(bounded, 'too many pawns in a zone');
    const placed = state.options['expert-setup-warming'] && !state.options['starting-calamities'] ? 0 : ZONES.length;
    return must(bounded && destruction(state) === placed + state.warmings, `${destruction(state)} Destruction pawns`);
  },
  'BPC-INV-15': (state, before) =>
    must(
      within(state.green, 0, state.red - 1) && state.red <= (before?.red ?? components.climateTrack.red),
      `green ${state.green}, red ${state.red}`,
    ),
  'BPC-INV-16': (state) => {
    const { red: start, redMin } = components.climateTrack;
    const red = Math.max(redMin, start - state.meetings * redStep(state));
    return must(state.red === red && state.climateLaid <= state.meetings, `red ${state.red} after ${state.meetings} meetings`);
  },
  'BPC-INV-17': (state, before) =>
    firstFault(['china', 'north-america'] as const, (id) => {
      const { special } = state.regions[id];
      return must(within(special, 0, before?.regions[id].special ?? 2), `${id} has ${special} special pawns`);
    }),
  'BPC-INV-18': (state) => {
    const byScenario = state.options.scenario === 'hothouse-earth';
    const fits = state.turned === state.red <= components.climateTrack.icon;
    return must(fits || byScenario, `turned is ${state.turned} at red ${state.red}`);
  },
  'BPC-INV-19': (state) =>
    ofPlayers(state, ({ hand }, who) => must(hand.length <= handLimit(state, who), `holds ${hand.length} cards`)),
  /** A cube moves only when its region is activated, to the value of the table. */
  'BPC-INV-20': (state, before) => {
    if (before === null) return null;
    return firstFault(REGIONS, (id) =>
      must(state.regions[id].ghg === before.regions[id].ghg || id === activeRegion(before), `the cube of ${id} moved`),
    );
  },
  'BPC-INV-22': (state, before) => {
    if (new Set(state.globals).size !== state.globals.length) return `global transformations ${state.globals}`;
    if (before === null) return null;
    return firstFault(REGIONS, (id) => {
      const { regime, tps } = before.regions[id];
      const known = regime === 'dictatorship' ? REGIONAL_TPS.join('') : tps + state.seeded;
      return firstFault([...state.regions[id].tps], (tp) => must(known.includes(tp), `${id} has ${tp}, which nobody implanted`));
    });
  },
  'BPC-INV-23': everywhere((region) => region.nuclearAdded <= 1 && region.electricity.hydro <= 1),
  'BPC-INV-24': (state) => must(new Set(state.usedPowers).size === state.usedPowers.length, `powers used: ${state.usedPowers}`),
  'BPC-INV-25': (state) =>
    must(actionsLeft(state) >= 0 && new Set(state.spent).size === state.spent.length, `actions: ${state.spent}`),
  'BPC-INV-26': (state) => {
    const casting = state.agenda.some(
      (step) =>
        step.do === 'choose-character' || step.do === 'newcomer' || step.do === 'cover-colours' || step.do === 'swap-character',
    );
    const characters = state.players.map(({ character }) => character);
    return must(casting || coversAll(state), `the characters ${characters} leave a colour out`);
  },
  'BPC-INV-27': (state) => must(state.turn <= constants['last-turn'], `turn ${state.turn}`),
  'BPC-INV-29': (state, before) => {
    if (before === null) return null;
    return firstFault(REGIONS, (id) => {
      const [was, now] = [before.regions[id], state.regions[id]];
      const may = [was, now].some((region) => shares(region) || region.regime === 'dictatorship');
      return must(may || was.tps === now.tps, `${id} does not share and gained a transformation`);
    });
  },
};
