import { at, type BoardProps, oneOf } from '@kaya/engine';
import { IconSheet } from '@kaya/pieces';
import { cardIds } from '../data/index.ts';
import { freeHand, plannedCard } from '../rules/planning/planning.ts';
import { AUTOMA } from '../rules/table.ts';
import type { CardId, Cos, CosState } from '../types/index.ts';
import { CARD, Card } from './Card.tsx';
import { NIGHT } from './colours.ts';
import { ICONS } from './icons.ts';

/** Many cards stand in rows of four, and smaller. */
const FEW = 3;
const STEP = { x: CARD.width + 6, y: CARD.height + 6 };

/** The cards at a place, from near: one on sale or in hand, the whole pile of a zone from the top, the open hand of a player. */
export function Detail({ view, viewer, say, place }: BoardProps<Cos> & { readonly place: string }) {
  const cards = cardsAt(view, viewer, place);
  if (cards.length === 0) return null;
  const columns = cards.length > FEW ? FEW + 1 : cards.length;
  const scale = cards.length > FEW ? 0.7 : 0.92;
  const width = columns * STEP.x;
  const height = Math.ceil(cards.length / columns) * STEP.y;
  return (
    <div
      style={{
        ...NIGHT,
        padding: 6,
        borderRadius: 8,
        background: '#0b0d26',
        width: 'var(--near-width, max-content)',
        marginBottom: 4,
      }}
    >
      <svg
        width={width * scale}
        height={height * scale}
        viewBox={`-2 -1 ${width} ${height}`}
        aria-hidden="true"
        style={{ display: 'block' }}
      >
        <IconSheet prefix="cos-near" icons={ICONS}>
          {cards.map((card, i) => (
            <g key={card} transform={`translate(${(i % columns) * STEP.x} ${Math.floor(i / columns) * STEP.y})`}>
              <Card id={card} say={say} priced={place.startsWith('market:')} />
            </g>
          ))}
        </IconSheet>
      </svg>
    </div>
  );
}

function cardsAt(view: CosState, viewer: number, place: string): readonly CardId[] {
  const [, kind = '', id = ''] = /^(\w+):(.+)$/.exec(place) ?? [];
  switch (kind) {
    case 'market': {
      const card = view.market[Number(id)] ?? null;
      return card === null ? [] : [card];
    }
    case 'card':
      return [oneOf(cardIds, id)];
    case 'zone':
      return pile(view, viewer, Number(id) - 1);
    case 'player': {
      const [, owner = '', zone, hand] = /^(\w+)\/(?:zone:(\d+)|(hand))$/.exec(id) ?? [];
      const player = owner === 'automa' ? AUTOMA : Number(owner);
      if (zone !== undefined) return pile(view, player, Number(zone) - 1);
      return hand === undefined ? [] : freeHand(at(view.players, player));
    }
    default:
      return [];
  }
}

/** What lies on a zone, the visible card first. */
function pile(view: CosState, number: number, index: number): readonly CardId[] {
  const player = view.players[number];
  const planned = player === undefined ? null : plannedCard(player, index);
  const cards = player?.zones[index]?.cards ?? [];
  return (planned === null ? cards : [...cards, planned]).toReversed();
}
