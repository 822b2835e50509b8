import { at, type BoardProps, type Piece, type Seat } from '@kaya/engine';
import { Glyph, Heap, seatColour, usePieces } from '@kaya/pieces';
import type { CSSProperties, ReactNode } from 'react';
import { cardOf } from '../data/index.ts';
import { isReadyBehindScreen } from '../explain/index.ts';
import { bonusCardsHeld } from '../rules/levels/bonus-cards.ts';
import { place } from '../rules/places.ts';
import { freeHand } from '../rules/planning/planning.ts';
import { aiCardsOwned } from '../rules/table.ts';
import { title } from '../text/board.ts';
import { levelText, signed } from '../text/names.ts';
import { type Cos, GEM_COLOURS, PLANET_TYPES, type Player } from '../types/index.ts';
import { NIGHT } from './colours.ts';
import { Crystal, GemSign, PlanetSign } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { cardPiece, ofPlayer, scene, shownSeat } from './scene.ts';

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontVariantNumeric: 'tabular-nums',
  fontSize: 14,
};

/** Gems and planets shine on the dark only. */
const night: CSSProperties = { ...NIGHT, padding: '2px 7px', borderRadius: 6, background: '#171a42', color: 'var(--ink)' };

type Props = BoardProps<Cos> & { readonly seat: Seat };

/** What a civilisation visibly owns; the one whose board lies on the table is drawn there in full. */
export function SeatPanel(props: Props) {
  const { view, viewer, seat } = props;
  const pieces = usePieces(view, viewer, scene);
  const player = at(view.players, seat);
  const onTable = shownSeat(view, viewer) === seat;
  const held = ofPlayer(view, seat, 'gems');
  const supply = pieces.at(ofPlayer(view, seat, 'cubes'), 'cube').slice(-3);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <div style={row}>
        <strong
          style={{
            fontFamily: player.level > 0 ? 'var(--font-title)' : undefined,
            fontSize: 20,
            fontWeight: 800,
            lineHeight: 1,
            minWidth: 26,
          }}
        >
          {levelText(player.level)}
        </strong>
        <Count amount={`${player.energy} / ${player.consumption}`}>
          <Glyph glyph={ICONS.energy} size={16} fill="var(--ink-soft)" />
        </Count>
        <span style={{ ...row, ...night, gap: 7 }} data-place={onTable ? undefined : held}>
          {GEM_COLOURS.map((colour) => (
            <Count key={colour} amount={player.gems[colour]}>
              <Lying pieces={onTable ? null : pieces.at(held, `gem-${colour}`)}>
                <Drawn size={17}>
                  <GemSign colour={colour} x={0} y={0} size={16} />
                </Drawn>
              </Lying>
            </Count>
          ))}
        </span>
        <span data-place={onTable ? undefined : ofPlayer(view, seat, 'cubes')} style={{ marginLeft: 'auto' }}>
          <Lying pieces={onTable ? null : supply}>
            <Drawn size={18}>
              <Crystal seat={seat} x={0} y={0} size={14} />
            </Drawn>
          </Lying>
        </span>
      </div>
      {!onTable && <Zones {...props} player={player} />}
      <div style={row}>
        <span style={{ ...row, ...night, gap: 2 }}>
          {PLANET_TYPES.map((type) => (
            <Drawn key={type} size={16}>
              <PlanetSign type={type} x={0} y={0} size={14} faint={!player.terraformed[type]} />
            </Drawn>
          ))}
          {player.colonyExtension && <Glyph glyph={ICONS.extension} size={16} fill="var(--ink-soft)" />}
        </span>
        <span data-place={onTable ? undefined : ofPlayer(view, seat, 'hand')}>
          <Count amount={freeHand(player).length}>
            <Glyph glyph={ICONS.hand} size={16} fill="var(--ink-soft)" />
          </Count>
        </span>
        <Count amount={aiCardsOwned(player)}>
          <Glyph glyph={ICONS.ai} size={16} fill="var(--ink-soft)" />
        </Count>
        <span data-place={seat === viewer ? undefined : ofPlayer(view, seat, 'bonus')}>
          <Count amount={bonusCardsHeld(player)}>
            <Glyph glyph={ICONS.bonus} size={16} fill="var(--ink-soft)" />
          </Count>
        </span>
        {!onTable && player.darkTech.length > 0 && (
          <span data-place={ofPlayer(view, seat, 'dark-tech')} style={{ ...row, gap: 3 }}>
            {player.darkTech.map((card) => (
              <span key={card} data-piece={card} style={{ display: 'inline-grid' }}>
                <Glyph glyph={ICONS['dark-tech']} size={17} fill="#8668d8" />
              </span>
            ))}
          </span>
        )}
        {!onTable && player.leader !== null && (
          <span data-place={ofPlayer(view, seat, 'leader')} data-piece={player.leader}>
            <Glyph glyph={ICONS.leader} size={17} fill="#b58a12" />
          </span>
        )}
      </div>
    </div>
  );
}

/** The visible cards of the zones with what they consume and how far they reach. */
function Zones({ view, say, seat, player }: Props & { readonly player: Player }) {
  const ready = isReadyBehindScreen(player);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {player.zones.map((zone, i) => {
        const top = zone.cards.at(-1);
        return (
          <span
            key={zone.name}
            data-place={ofPlayer(view, seat, place.zone(i + 1))}
            style={{
              ...NIGHT,
              // Three in a row: four or five need a second one.
              flex: '1 1 30%',
              minWidth: 0,
              height: 36,
              boxSizing: 'border-box',
              padding: '2px 4px',
              borderRadius: 5,
              background: '#1d2a5c',
              borderBottom: `3px solid ${seatColour(seat)}`,
              // Behind the screen a plan is ready.
              borderTop: ready ? '3px dashed #7df3e2' : undefined,
              color: 'var(--ink)',
              fontSize: 11.5,
              lineHeight: 1,
              display: 'flex',
              alignItems: 'center',
              overflow: 'hidden',
            }}
          >
            {top === undefined ? (
              <span style={{ color: 'var(--ink-soft)' }}>{'•'.repeat(zone.range)}</span>
            ) : (
              <span data-piece={cardPiece(top, seat)} style={{ display: 'flex', gap: 4, alignItems: 'center', minWidth: 0 }}>
                <span style={{ flex: 'none', display: 'grid', justifyItems: 'center', minWidth: 14 }}>
                  <strong style={{ fontSize: 14 }}>{signed(cardOf(top).consumption)}</strong>
                  <span style={{ fontSize: 12, lineHeight: 0.8 }}>{'•'.repeat(zone.range)}</span>
                </span>
                <span style={{ minWidth: 0 }}>{say(title.card(top))}</span>
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** A thing of the drawing among HTML. */
function Drawn({ size, children }: { readonly size: number; readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}

function Count({ amount, children }: { readonly amount: string | number; readonly children: ReactNode }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 3, fontWeight: 650, whiteSpace: 'nowrap' }}>
      {children}
      {amount}
    </span>
  );
}

/** The pieces themselves where they lie here, a picture of them where they lie on the table. */
function Lying({ pieces, children }: { readonly pieces: readonly Piece[] | null; readonly children: ReactNode }) {
  return pieces === null ? children : <Heap pieces={pieces}>{children}</Heap>;
}
