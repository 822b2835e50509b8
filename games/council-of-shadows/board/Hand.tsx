import type { BoardProps } from '@kaya/engine';
import { IconSheet } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { bonusOf } from '../data/index.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import { outlook, title } from '../text/board.ts';
import { bonusText } from '../text/effects.ts';
import { type BonusId, type Cos, HIDDEN } from '../types.ts';
import { CARD, Card } from './Card.tsx';
import { ENERGY, NIGHT } from './colours.ts';
import { ICONS } from './icons.ts';
import { cardPiece, freeHand, ofPlayer } from './scene.ts';

const SCALE = 0.9;
const STEP = 98;

const bonusCard: CSSProperties = {
  flex: 'none',
  width: 196,
  height: 113,
  boxSizing: 'border-box',
  padding: '6px 9px',
  borderRadius: 6,
  color: 'var(--ink)',
  fontSize: 11,
  lineHeight: 1.18,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
};

/** The action cards that one can plan, and one's bonus cards with what each is worth now. */
export function Hand({ view, viewer, say }: BoardProps<Cos>) {
  const player = view.players[viewer];
  if (player === undefined) return null;
  const cards = freeHand(player);
  const bonus = [...(player.dark === null ? [] : [player.dark]), ...player.light].filter((card) => card !== HIDDEN);
  return (
    <div style={{ ...NIGHT, display: 'flex', gap: 8, padding: '2px 2px 4px' }}>
      <div data-place={ofPlayer(view, viewer, 'hand')} style={{ flex: 'none', display: 'flex' }}>
        <svg
          role="presentation"
          width={Math.max(1, cards.length * STEP * SCALE)}
          height={(CARD.height + 4) * SCALE}
          viewBox={`-2 -1 ${Math.max(1, cards.length * STEP)} ${CARD.height + 4}`}
          style={{ overflow: 'visible' }}
        >
          <IconSheet prefix="cos-hand" icons={ICONS}>
            {cards.map((card, i) => (
              <g
                key={card}
                data-place={`card:${card}`}
                data-piece={cardPiece(card, viewer)}
                transform={`translate(${i * STEP} 0)`}
              >
                <Card id={card} say={say} />
              </g>
            ))}
          </IconSheet>
        </svg>
      </div>
      <div data-place={ofPlayer(view, viewer, 'bonus')} style={{ display: 'flex', gap: 8 }}>
        {bonus.map((card) => (
          <Bonus key={card} id={card} dark={card === player.dark} title={say(title.bonus(card))} text={say(bonusText(card))}>
            {say(outlook.worth(bonusEnergy(view, viewer, bonusOf(card).formula)))}
          </Bonus>
        ))}
      </div>
    </div>
  );
}

function Bonus({
  id,
  dark,
  title: name,
  text,
  children,
}: {
  readonly id: BonusId;
  readonly dark: boolean;
  readonly title: string;
  readonly text: string;
  readonly children: string;
}) {
  return (
    <div
      data-place={`bonus:${id}`}
      data-piece={id}
      style={{ ...bonusCard, background: dark ? '#0f1030' : '#3a3580', border: `1.5px solid ${dark ? '#6c5fd0' : '#d7d2ff'}` }}
    >
      <strong style={{ fontFamily: 'var(--font-title)', fontSize: 14, lineHeight: 1.05, marginBottom: 3 }}>{name}</strong>
      <span>{text}</span>
      <strong style={{ marginTop: 'auto', color: ENERGY }}>{children}</strong>
    </div>
  );
}
