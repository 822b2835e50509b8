import { at, oneOf, pileSize, placeParts, type Seat, sum, type Viewer, type Words } from '@kaya/engine';
import { components, connectionIds, contractIds, newSite, priceOfPlace, publicIds } from '../data/index.ts';
import { connectionId, mapOf, START } from '../data/tables.ts';
import {
  type ContractNeeds,
  contractNeeds,
  endsByContract,
  endsByLine,
  majorities,
  network,
  publicContractNeeds,
  reach,
  type SlotNeed,
} from '../explain/index.ts';
import { priceOf } from '../rules/building/ground.ts';
import { PLAYER_PARTS } from '../rules/places.ts';
import { NO_LINE_LEFT, NO_ROOM_BESIDE, ownersOf, withLine } from '../rules/planning/lines.ts';
import {
  type ContractId,
  type FutureEnergyState,
  PLAN_CHOICES,
  type PublicId,
  REGIONS,
  type RegionId,
  type SpaceId,
  TOKEN_TYPES,
  type TokenId,
  type TokenType,
} from '../types/index.ts';
import {
  certificateLines,
  keptLines,
  nuclearLines,
  partLines,
  planLines,
  pointLines,
  routeLines,
  scoreLines,
  tokenLines,
} from './about-table.ts';
import { boxWords, plantsOn, playerWords } from './describe.ts';
import { clockLines } from './forecast.ts';
import { contract, payment, publicInFull, space as spaceName, token as tokenName } from './names.ts';
import { inRow, person, say } from './say.ts';

/** What lies at a place and what it means now, line by line. */
export function about(place: string, view: FutureEnergyState, viewer: Viewer): readonly Words[] {
  const { kind, id, part } = placeParts(place);
  switch (kind) {
    case 'space':
      return spaceLines(view, id, viewer);
    case 'connection':
      return connectionLines(view, mapOf(view).connection(oneOf(connectionIds, id)), viewer);
    case 'region':
      return regionLines(view, oneOf(REGIONS, id));
    case 'display':
      return offerLines(view, Number(id), viewer);
    case 'contract':
      return ownedLines(view, oneOf(contractIds, id), part === '' ? null : Number(placeParts(part).id));
    case 'public':
      return publicLines(view, oneOf(publicIds, id), viewer);
    case 'player':
      if (part !== '') return partLines(view, Number(id), oneOf(PLAYER_PARTS, part));
      return [...playerWords(view, Number(id), viewer), ...pointLines(view, Number(id))];
    case 'score':
      return scoreLines(view, Number(id));
    case 'plan':
      return planLines(view, oneOf(PLAN_CHOICES, id), viewer);
    case 'way':
      return routeLines(view, id);
    case 'certificate':
      return certificateLines(view, Number(id), viewer);
    case 'kept':
      return keptLines(view, id, viewer);
    case 'nuclear-board':
      return nuclearLines(view, viewer);
    case 'tokens':
      return typeLines(view, oneOf(TOKEN_TYPES, id), viewer);
    case 'clock':
      return clockLines(view).map(({ words }) => words);
    case 'jokers':
      return [say('fe.about.jokers', { left: view.jokers })];
    default:
      return pileLines(view, kind ?? '');
  }
}

function typeLines(view: FutureEnergyState, type: TokenType, viewer: Viewer): Words[] {
  return [tokenEffect(view, type), ...tokenLines(view, type, viewer)];
}

const isSeated = (view: FutureEnergyState, viewer: Viewer): boolean => view.players[viewer] !== undefined;

function spaceLines(view: FutureEnergyState, id: SpaceId, viewer: Viewer): Words[] {
  const map = mapOf(view);
  const index = map.space(id);
  if (map.closedSpaces.includes(index)) return [say('fe.about.closed')];
  const lines: Words[] = [];
  const token = at(view.tokens, index);
  if (index === START) lines.push(say('fe.about.start'));
  if (token === null) lines.push(say('fe.about.built', { plants: plantsOn(view, index) }));
  else lines.push(say('fe.about.token', { token: tokenName(token), effect: tokenEffect(view, token) }));
  if (view.crew === index) lines.push(say('fe.about.crew'));
  if (token !== null && isSeated(view, viewer) && view.outcome === null) lines.push(...wayLines(view, viewer, id));
  return lines;
}

/** What the token brings whoever takes it. */
function tokenEffect(view: FutureEnergyState, token: TokenId): Words {
  if (newSite(token) !== undefined) return say('fe.about.token.new');
  if (token === 'nuclear' && view.options.module3) return say('fe.about.token.nuclear.kept');
  return { key: `fe.about.token.${token}` };
}

/** What the way would cost the viewer, and whom, or why there is none. */
function wayLines(view: FutureEnergyState, viewer: Seat, id: SpaceId): Words[] {
  const { matches, missing, fares, inTheWay } = reach(view, viewer, id);
  const [cheapest] = fares;
  const others = fares.filter((fare) => fare.payable && fare !== cheapest).length;
  const lines: Words[] = [];
  if (cheapest !== undefined) lines.push(say('fe.about.way', { payment: payment(cheapest.bank, cheapest.tolls), others }));
  if (missing > 0) lines.push(say('fe.about.missing', { missing }));
  if (inTheWay.length > 0) lines.push(say('fe.about.blocked', { spaces: inRow(inTheWay.map((it) => spaceName(it))) }));
  if (!matches) lines.push(say('fe.about.no-match'));
  return lines;
}

function connectionLines(view: FutureEnergyState, index: number, viewer: Viewer): Words[] {
  const owners = ownersOf(view, at(view.lines, index));
  if (owners.length === 0) {
    return [say('fe.about.line.empty', { price: components.economy.emptyConnection }), ...networkLines(view, index, viewer)];
  }
  const lines = [say('fe.about.line.owners', { owners: inRow(owners.map(person)) })];
  if (!isSeated(view, viewer)) return lines;
  const { bank, tolls } = priceOf(at(view.lines, index), viewer);
  if (bank + sum(tolls) === 0) return [...lines, say('fe.about.line.free')];
  lines.push(say('fe.about.line.toll', { payment: payment(bank, tolls) }));
  const full = NO_ROOM_BESIDE.when(view, { connection: connectionId(mapOf(view), index) }, viewer);
  return full ? lines : [...lines, ...networkLines(view, index, viewer)];
}

/** What a line of the viewer would do here. */
function networkLines(view: FutureEnergyState, index: number, viewer: Viewer): Words[] {
  if (!isSeated(view, viewer) || NO_LINE_LEFT.when(view, null, viewer) || view.outcome !== null) return [];
  const lines = view.lines.map((owners, i) => (i === index ? withLine(owners, viewer) : owners));
  const { regions, points } = network({ ...view, lines }, viewer);
  const reached = say('fe.about.line.network', { regions: regions.length, points, now: network(view, viewer).points });
  return endsByLine(view, viewer) ? [reached, say('fe.about.ends.line')] : [reached];
}

function regionLines(view: FutureEnergyState, id: RegionId): Words[] {
  const found = majorities(view).find(({ region }) => region === id);
  if (found === undefined) return [];
  const lines = found.plants.flatMap((plants, seat) =>
    plants === 0 ? [] : [say('fe.about.region.seat', { seat: person(seat), plants, points: at(found.points, seat) })],
  );
  return [
    ...(lines.length === 0 ? [say('fe.about.region.nobody')] : lines),
    say('fe.about.region.covered', { count: found.covered }),
  ];
}

function offerLines(view: FutureEnergyState, number: number, viewer: Viewer): Words[] {
  const id = view.display[number - 1];
  if (id === undefined) return [];
  const seat = isSeated(view, viewer) ? viewer : view.turn.seat;
  const needs = contractNeeds(view, seat, id);
  const lines = [contract(id, 'the'), say('fe.about.price', { price: priceOfPlace(number) })];
  if (seat === viewer) {
    lines.push(say('fe.about.reserve', { needed: needs.plantsLeft, plants: at(view.players, viewer).plants }));
  }
  if (endsByContract(view)) lines.push(say('fe.about.ends.contract'));
  return [...lines, ...needLines(needs)];
}

function ownedLines(view: FutureEnergyState, id: ContractId, slot: number | null): Words[] {
  const seat = view.players.findIndex(
    (player) => player.completed.includes(id) || player.contracts.some((owned) => owned.id === id),
  );
  if (seat < 0) return [];
  const needs = contractNeeds(view, seat, id);
  const one = slot === null ? undefined : needs.slots[slot];
  return one === undefined ? needLines(needs) : [slotLine(one)];
}

function needLines({ slots, sites, points, money }: ContractNeeds): Words[] {
  return [...slots.map(slotLine), say('fe.about.sites', { sites }), say('fe.about.contract', { points, money })];
}

function slotLine({ symbol, plants, tokens, nearest }: SlotNeed): Words {
  if (plants === 0) return say('fe.about.slot.done', { symbol: tokenName(symbol) });
  if (nearest === null) return say('fe.about.slot.far', { symbol: tokenName(symbol), tokens });
  return say('fe.about.slot.near', { symbol: tokenName(symbol), tokens, price: nearest });
}

function publicLines(view: FutureEnergyState, id: PublicId, viewer: Viewer): Words[] {
  const lines = [publicInFull(id)];
  if (!isSeated(view, viewer)) return lines;
  const { missing, payable, scores } = publicContractNeeds(view, viewer, id);
  if (scores) lines.push(say('fe.about.public.scores'));
  else lines.push(payable ? say('fe.about.public.payable') : say('fe.about.public.missing', { missing }));
  return lines;
}

function pileLines(view: FutureEnergyState, kind: string): Words[] {
  const values = components.certificates;
  switch (kind) {
    case 'contract-pile':
      return [say('fe.about.contract-pile', { left: pileSize(view.contractPile) })];
    case 'certificate-pile':
      return [
        say('fe.about.certificate-pile', {
          left: pileSize(view.certificatePile),
          least: Math.min(...values),
          most: Math.max(...values),
        }),
      ];
    case 'public-pile':
      return [say('fe.about.public-pile', { left: pileSize(view.publicPile), price: components.economy.publicContract })];
    case 'bank':
      return [say('fe.about.bank')];
    case 'box': {
      const seen = boxWords(view);
      return seen.length > 0 ? seen : [say('fe.about.box')];
    }
    default:
      return [];
  }
}
