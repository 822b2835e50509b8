import type { BoardProps } from '@kaya/engine';
import { Glyph, IconSheet } from '@kaya/pieces';
import { type CSSProperties, memo } from 'react';
import { bonusOf } from '../data/index.ts';
import { bonusCardsOf } from '../rules/levels/bonus-cards.ts';
import { place } from '../rules/places.ts';
import { freeHand } from '../rules/planning/planning.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import { title } from '../text/board.ts';
import { bonusBrief, bonusText as wholeText } from '../text/effects.ts';
import { type BonusId, type Cos, HIDDEN } from '../types/index.ts';
import { CARD, Card } from './Card.tsx';
import { ENERGY, NIGHT } from './colours.ts';
import { ICONS } from './icons.ts';
import { cardPiece, ofPlayer } from './scene.ts';

const STEP = 98;
const HEIGHT = CARD.height + 4;
/** How large the cards are on a desk: a large hand and many bonus cards share the row. */
const LARGEST = 0.93;
const SMALLEST = 0.87;

/** The room of a hand on the smallest desk. */
const ROOM = 904;
const columnsOf = (count: number, rows: number): number => Math.max(1, Math.ceil(count / rows));
/** The more columns there are, the narrower they may be. */
const gridWidth = (columns: number): number => columns * (columns > 1 ? 153 : 190);

/** How many bonus cards stand below each other, so that the action cards keep their room; null where there is none beside them. */
function rowsBeside(cards: number, bonus: number): number | null {
  const left = ROOM - Math.max(1, cards) * STEP * SMALLEST;
  return [Math.max(1, Math.min(2, bonus)), 3].find((rows) => gridWidth(columnsOf(bonus, rows)) <= left) ?? null;
}

function bonusGrid(count: number, rows: number): CSSProperties {
  const columns = columnsOf(count, rows);
  return {
    flex: `1 0 ${gridWidth(columns)}px`,
    maxWidth: columns * 300,
    display: 'grid',
    gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: HEIGHT * 0.88,
    gap: 5,
  };
}

/** On a phone below each other, as high as they need to be. */
const bonusList: CSSProperties = { flex: '1 1 100%', minWidth: 0, display: 'grid', gap: 5 };

/** Beside a very large hand there is no room: a line below it has their names, and what each is worth. */
const bonusLine: CSSProperties = { flex: '1 1 100%', minWidth: 0, display: 'flex', gap: 5, height: 26 };

const bonusCard: CSSProperties = {
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '1px 7px',
  borderRadius: 6,
  color: 'var(--ink)',
  fontSize: 13,
  lineHeight: 1.12,
  overflow: 'hidden',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 6,
};

/** Its name and below it what it counts; what has no room below stands in a second column, out of sight: never half of it. */
const bonusText: CSSProperties = {
  alignSelf: 'stretch',
  display: 'flex',
  flexFlow: 'column wrap',
  justifyContent: 'center',
  overflow: 'hidden',
};
/** On a phone as high as the words need. */
const bonusWords: CSSProperties = { display: 'grid', minWidth: 0 };
const bonusLineOf: CSSProperties = { width: '100%' };
const bonusName: CSSProperties = { ...bonusLineOf, fontFamily: 'var(--font-title)', fontSize: 14.5, lineHeight: 1 };

/** The action cards that one can plan, and one's bonus cards with what each is worth now. */
export function Hand({ view, viewer, say, portrait }: BoardProps<Cos>) {
  const player = view.players[viewer];
  if (player === undefined) return null;
  const cards = freeHand(player);
  const bonus = bonusCardsOf(player).filter((card) => card !== HIDDEN);
  const phone = portrait === true;
  // On a phone the cards stand in rows of four, each large enough for a finger; on a desk in one row.
  const columns = phone ? 4 : Math.max(1, cards.length);
  const rows = Math.ceil(cards.length / columns);
  const width = columns * STEP;
  const height = Math.max(1, rows) * HEIGHT;
  const beside = phone ? null : rowsBeside(cards.length, bonus.length);
  // One card has the room for its sentence, several for what it counts in a few words.
  const tells = phone || bonus.length === 1 ? wholeText : beside === null ? null : bonusBrief;
  return (
    <div
      data-in-two={beside === null && !phone ? '' : undefined}
      style={{
        ...NIGHT,
        display: 'flex',
        flexWrap: beside === null ? 'wrap' : 'nowrap',
        gap: beside === null && !phone ? 4 : 8,
        padding: '2px 2px 4px',
      }}
    >
      <div
        data-place={ofPlayer(view, viewer, 'hand')}
        style={
          phone
            ? { flex: '1 1 100%' }
            : {
                flex: `0 1 ${width * (beside === null ? SMALLEST : LARGEST)}px`,
                minWidth: width * SMALLEST,
                ...(beside === null ? {} : { minHeight: HEIGHT * LARGEST }),
                alignSelf: 'center',
              }
        }
      >
        {cards.length > 0 && (
          <svg
            role="presentation"
            width="100%"
            viewBox={`-2 -1 ${width} ${height}`}
            style={{ display: 'block', overflow: 'visible' }}
          >
            <IconSheet prefix="cos-hand" icons={ICONS}>
              {cards.map((card, i) => (
                <g
                  key={card}
                  data-place={place.card(card)}
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
        style={phone ? bonusList : beside === null ? bonusLine : bonusGrid(bonus.length, beside)}
      >
        {bonus.map((card) => (
          <Bonus
            key={card}
            id={card}
            dark={card === player.dark}
            title={say(title.bonus(card))}
            text={tells === null ? null : say(tells(card))}
            energy={bonusEnergy(view, viewer, bonusOf(card).formula)}
            freely={phone}
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
  freely,
}: {
  readonly id: BonusId;
  readonly dark: boolean;
  readonly title: string;
  /** Null where there is only room for its name. */
  readonly text: string | null;
  readonly energy: number;
  /** As high as its words need. */
  readonly freely: boolean;
}) {
  return (
    <div
      data-place={place.bonus(id)}
      data-piece={id}
      style={{ ...bonusCard, background: dark ? '#0f1030' : '#3a3580', border: `1.5px solid ${dark ? '#6c5fd0' : '#d7d2ff'}` }}
    >
      <span style={freely ? bonusWords : bonusText}>
        <strong style={bonusName}>{name}</strong>
        {text !== null && <span style={bonusLineOf}>{text}</span>}
      </span>
      <span style={{ display: 'inline-flex', alignItems: 'center', color: ENERGY, fontSize: 19, fontWeight: 800 }}>
        <Glyph glyph={ICONS.energy} size={15} fill={ENERGY} />
        {energy}
      </span>
    </div>
  );
});
