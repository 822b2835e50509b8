import type { BoardProps } from '@kaya/engine';
import { Glyph, IconSheet } from '@kaya/pieces';
import { type CSSProperties, memo } from 'react';
import { bonusOf } from '../data/index.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import { title } from '../text/board.ts';
import { bonusText } from '../text/effects.ts';
import { type BonusId, type Cos, HIDDEN } from '../types.ts';
import { CARD, Card } from './Card.tsx';
import { ENERGY, NIGHT } from './colours.ts';
import { ICONS } from './icons.ts';
import { cardPiece, freeHand, ofPlayer } from './scene.ts';

const STEP = 98;
const HEIGHT = CARD.height + 4;

/** Two below each other, so that the action cards keep their room. */
const bonusGrid: CSSProperties = {
  flex: '1 1 200px',
  minWidth: 190,
  maxWidth: 470,
  display: 'grid',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: HEIGHT * 0.88,
  gap: 5,
};

const bonusCard: CSSProperties = {
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '4px 8px',
  borderRadius: 6,
  color: 'var(--ink)',
  fontSize: 11,
  lineHeight: 1.15,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 8,
};

const bonusName: CSSProperties = {
  display: 'block',
  fontFamily: 'var(--font-title)',
  fontSize: 14,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  overflow: 'hidden',
};

/** What does not fit is in the tooltip. */
const bonusLines: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

/** The action cards that one can plan, and one's bonus cards with what each is worth now. */
export function Hand({ view, viewer, say, portrait }: BoardProps<Cos>) {
  const player = view.players[viewer];
  if (player === undefined) return null;
  const cards = freeHand(player);
  const bonus = [...(player.dark === null ? [] : [player.dark]), ...player.light].filter((card) => card !== HIDDEN);
  const phone = portrait === true;
  // On a phone the cards stand in rows of four, each large enough for a finger; on a desk in one row.
  const columns = phone ? 4 : Math.max(1, cards.length);
  const rows = Math.ceil(cards.length / columns);
  const width = columns * STEP;
  const height = Math.max(1, rows) * HEIGHT;
  return (
    <div style={{ ...NIGHT, display: 'flex', flexWrap: phone ? 'wrap' : 'nowrap', gap: 8, padding: '2px 2px 4px' }}>
      <div
        data-place={ofPlayer(view, viewer, 'hand')}
        style={phone ? { flex: '1 1 100%' } : { flex: 'none', minHeight: HEIGHT * 0.9 }}
      >
        {cards.length > 0 && (
          <svg
            role="presentation"
            {...(phone ? { width: '100%' } : { width: width * 0.9, height: height * 0.9 })}
            viewBox={`-2 -1 ${width} ${height}`}
            style={{ display: 'block', overflow: 'visible' }}
          >
            <IconSheet prefix="cos-hand" icons={ICONS}>
              {cards.map((card, i) => (
                <g
                  key={card}
                  data-place={`card:${card}`}
                  data-piece={cardPiece(card, viewer)}
                  transform={`translate(${(i % columns) * STEP} ${Math.floor(i / columns) * HEIGHT})`}
                >
                  <Card id={card} say={say} />
                </g>
              ))}
            </IconSheet>
          </svg>
        )}
      </div>
      <div
        data-place={ofPlayer(view, viewer, 'bonus')}
        style={
          phone
            ? { ...bonusGrid, flex: '1 1 100%', gridTemplateRows: 'none', gridAutoFlow: 'row', height: 'auto', maxWidth: 'none' }
            : bonusGrid
        }
      >
        {bonus.map((card) => (
          <Bonus
            key={card}
            id={card}
            dark={card === player.dark}
            title={say(title.bonus(card))}
            text={say(bonusText(card))}
            energy={bonusEnergy(view, viewer, bonusOf(card).formula)}
          />
        ))}
      </div>
    </div>
  );
}

/** A bonus card: what it counts, and what that comes to now. */
const Bonus = memo(function Bonus({
  id,
  dark,
  title: name,
  text,
  energy,
}: {
  readonly id: BonusId;
  readonly dark: boolean;
  readonly title: string;
  readonly text: string;
  readonly energy: number;
}) {
  return (
    <div
      data-place={`bonus:${id}`}
      data-piece={id}
      style={{ ...bonusCard, background: dark ? '#0f1030' : '#3a3580', border: `1.5px solid ${dark ? '#6c5fd0' : '#d7d2ff'}` }}
    >
      <span style={{ minWidth: 0 }}>
        <strong style={bonusName}>{name}</strong>
        <span style={bonusLines}>{text}</span>
      </span>
      <span style={{ display: 'inline-flex', alignItems: 'center', color: ENERGY, fontSize: 19, fontWeight: 800 }}>
        <Glyph glyph={ICONS.energy} size={15} fill={ENERGY} />
        {energy}
      </span>
    </div>
  );
});
