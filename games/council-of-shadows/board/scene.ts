import { at, type Piece, type Seat, type Viewer } from '@kaya/engine';
import { equal } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { cubesOnStation } from '../rules/galaxies/majority.ts';
import { cubesInSupply, gemsInSupply } from '../rules/galaxies/supply.ts';
import { bonusCardsOf } from '../rules/levels/bonus-cards.ts';
import { place } from '../rules/places.ts';
import { freeHand, plannedCard } from '../rules/planning/planning.ts';
import { who } from '../rules/table.ts';
import {
  type CardId,
  type CosState,
  GEM_COLOURS,
  type GemColour,
  HIDDEN,
  type Player,
  type PlayerNumber,
} from '../types/index.ts';

/** A thing of one player, as places are called. */
export function ofPlayer(view: CosState, player: PlayerNumber, thing: string): string {
  return place.of(who(view, player), thing);
}

/** Whose player board lies on the table: the viewer's; to a spectator that of whoever is at work. */
export function shownSeat(view: CosState, viewer: Viewer): Seat {
  if (viewer >= 0) return viewer;
  const step = view.agenda.at(-1);
  if (step !== undefined && 'seat' in step) return step.seat;
  return view.order.find((player) => player < view.seats) ?? 0;
}

/** AI cards are one of a kind; everybody has the same starting cards. */
export function cardPiece(card: CardId, player: PlayerNumber): string {
  return card.startsWith('ai-') ? card : `${card}@${player}`;
}

/** Which piece lies where, as far as the viewer can see it. */
export function scene(view: CosState, viewer: Viewer): readonly Piece[] {
  return [
    ...tiles(view),
    ...GEM_COLOURS.flatMap((colour) => gems(view, colour)),
    ...view.market.flatMap((card, slot) => (card === null ? [] : [{ id: card, kind: 'card', place: place.market(slot) }])),
    ...view.players.flatMap((player, number) => [
      ...cubes(view, player, number),
      ...cards(view, player, number),
      ...bonusCards(view, player, number, viewer),
      ...counters(view, player, number),
    ]),
    { id: 'throne', kind: 'throne', place: view.throne === null ? place.throne : ofPlayer(view, view.throne, 'board') },
    ...(view.automa?.card == null ? [] : [{ id: view.automa.card, kind: 'automa', place: place.automa }]),
  ];
}

/** Systems on the board, and the tiles that the viewer is just looking at. */
function tiles(view: CosState): Piece[] {
  const laid = components.spaces.flatMap(({ id, number }): Piece[] => {
    const tile = view.spaces[number] ?? null;
    return tile === null ? [] : [{ id: tile, kind: 'system', place: place.space(id) }];
  });
  const drawn = view.drawn.filter((tile) => tile !== HIDDEN);
  return [...laid, ...drawn.map((tile) => ({ id: tile, kind: 'system', place: place.system(tile) }))];
}

function gems(view: CosState, colour: GemColour): Piece[] {
  const held = view.players.map((player, number) => [ofPlayer(view, number, 'gems'), player.gems[colour]] as const);
  return equal(`gem-${colour}`, [...held, [place.gems, gemsInSupply(view, colour)]]);
}

/** Cubes on planets and on stations; the others lie before their owner. */
function cubes(view: CosState, player: Player, number: PlayerNumber): Piece[] {
  const placed = components.planets.map((planet) => [place.planet(planet.id), at(player.colonies, planet.number)] as const);
  const onStations = player.stations.map(({ kind, galaxy }) => [place.slot(galaxy, kind), cubesOnStation(kind)] as const);
  return equal('cube', [...placed, ...onStations, [ofPlayer(view, number, 'cubes'), cubesInSupply(player)]], number);
}

function cards(view: CosState, player: Player, number: PlayerNumber): Piece[] {
  const lying = (card: CardId, place: string): Piece => ({ id: cardPiece(card, number), kind: 'card', place, owner: number });
  const zones = player.zones.flatMap((zone, i) => {
    const planned = plannedCard(player, i);
    const pile = planned === null ? zone.cards : [...zone.cards, planned];
    return pile.map((card) => lying(card, ofPlayer(view, number, place.zone(i + 1))));
  });
  return [...zones, ...freeHand(player).map((card) => lying(card, ofPlayer(view, number, 'hand')))];
}

/** Bonus cards one by one where they are known, else only how many. */
function bonusCards(view: CosState, player: Player, number: PlayerNumber, viewer: Viewer): Piece[] {
  const place = ofPlayer(view, number, 'bonus');
  const all = bonusCardsOf(player);
  const known = number === viewer || view.outcome !== null ? all.filter((card) => card !== HIDDEN) : [];
  const hidden = all.length - known.length;
  const backs = hidden === 0 ? [] : [{ id: `bonus-${number}`, kind: 'bonus-back', place, owner: number, count: hidden }];
  return [...known.map((card) => ({ id: card, kind: 'bonus', place, owner: number })), ...backs];
}

function counters(view: CosState, player: Player, number: PlayerNumber): Piece[] {
  const owner = number;
  const one = (id: string, kind: string, place: string): Piece => ({ id, kind, place, owner });
  return [
    one(`energy-${number}`, 'energy', ofPlayer(view, number, 'energy')),
    one(`consumption-${number}`, 'consumption', ofPlayer(view, number, 'consumption')),
    ...player.stations.map(({ kind, galaxy }) => one(`${kind}-${number}`, 'station', place.slot(galaxy, kind))),
    ...player.darkTech.map((card) => one(card, 'dark-tech', ofPlayer(view, number, 'dark-tech'))),
    ...(player.leader === null ? [] : [one(player.leader, 'leader', ofPlayer(view, number, 'leader'))]),
  ];
}
