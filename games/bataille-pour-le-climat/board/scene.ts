import type { Piece, Viewer } from '@kaya/engine';
import { equal } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { type BpcState, type Card, ELECTRICITY, GLOBAL_TPS, PAWNS, REGIONAL_TPS, REGIONS, ZONES } from '../types/index.ts';

/** Which piece lies place. Equal pieces are counted through, region by region. */
export function scene(view: BpcState, _viewer: Viewer): readonly Piece[] {
  return [
    ...view.players.map((player, who) => ({
      id: `pawn:${who}`,
      kind: 'pawn',
      place: place.spot(player.place),
      owner: player.seat,
    })),
    ...PAWNS.flatMap((token) => inRegions(token, (id) => view.regions[id][token])),
    ...ELECTRICITY.flatMap((kind) => inRegions(kind, (id) => view.regions[id].electricity[kind])),
    ...(['local', 'imports', 'exports'] as const).flatMap((flow) => inRegions(`oil-${flow}`, (id) => view.regions[id][flow])),
    ...inRegions('special', (id) => view.regions[id].special),
    ...REGIONAL_TPS.flatMap((tp) => inRegions(`tp-${tp}`, (id) => (view.regions[id].tps.includes(tp) ? 1 : 0))),
    ...GLOBAL_TPS.filter((tp) => view.globals.includes(tp)).map((tp) => ({
      id: `tp-${tp}`,
      kind: 'global',
      place: place.tp(tp),
    })),
    ...equal(
      'destruction',
      ZONES.map((zone) => [place.zone(zone), view.zones[zone]]),
    ),
    ...cards(view),
    ...(view.event === null ? [] : [{ id: `event:${view.event.card}`, kind: 'event', place: place.events }]),
    { id: 'green-pawn', kind: 'green-pawn', place: place.climate },
    { id: 'red-pawn', kind: 'red-pawn', place: place.climate },
    { id: 'ghg', kind: 'ghg', place: place.ghg },
  ];
}

function inRegions(kind: string, count: (id: (typeof REGIONS)[number]) => number): Piece[] {
  return equal(
    kind,
    REGIONS.map((id) => [place.region(id), count(id)]),
  );
}

/** The Influence cards that lie somewhere else than on a pile, as far as they are seen. */
function cards(view: BpcState): Piece[] {
  const lots = [
    ...view.players.map((player, who) => [place.hand(who), player.hand] as const),
    [place.aci, aciCards(view)] as const,
    [place.implant, view.implant?.laid.flat() ?? []] as const,
  ];
  const kinds = new Set(lots.flatMap(([, held]) => held));
  return [...kinds].flatMap((card) =>
    equal(
      cardKind(card),
      lots.map(([place, held]) => [place, held.filter((it) => it === card).length]),
    ),
  );
}

export const cardKind = (card: Card): string => `card-${card}`;

/** All cards of a joint action: from outside, then player by player. */
export function aciCards({ aci }: BpcState): Card[] {
  return aci === null ? [] : [...aci.external, ...aci.given.flat()];
}
