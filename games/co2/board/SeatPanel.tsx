import { type BoardProps, type Piece, playerOf, type Seat } from '@kaya/engine';
import { Glyph, Heap, Heard, Pawn, usePieces } from '@kaya/pieces';
import type { CSSProperties, ReactNode } from 'react';
import { place } from '../rules/places.ts';
import { incomeOf } from '../rules/supply/income.ts';
import { cepsInControlledRegions } from '../rules/turn/ceps.ts';
import { owned } from '../text/board.ts';
import { money } from '../text/names.ts';
import type { Co2 } from '../types/index.ts';
import { CEP, MONEY, onSurface, TECH } from './colours.ts';
import { ICONS } from './icons.ts';
import { scene } from './scene.ts';

const row: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexWrap: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};

/** What a company visibly owns. */
export function SeatPanel({ view, viewer, seat, say }: BoardProps<Co2> & { readonly seat: Seat }) {
  const pieces = usePieces(view, viewer, scene);
  const player = playerOf(view, seat);
  const inRegions = cepsInControlledRegions(view, seat);
  // After the end nothing more comes in.
  const income = view.outcome === null ? incomeOf(view, seat) : 0;
  const hand = place.hand(seat);
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <div style={row} data-place={hand}>
        <span data-place={place.score(seat)} style={{ ...row, gap: 3, fontSize: 24, fontWeight: 800, minWidth: 52 }}>
          <Glyph glyph={ICONS.points} size={18} fill="var(--ink-soft)" />
          <Heard>{say(owned.points)}</Heard>
          {String(player.points).replace('-', '−')}
        </span>
        <Count name={say(owned.money)} extra={income > 0 ? `+${income}` : ''} amount={say(money(player.money))}>
          <Token fill={MONEY} />
        </Count>
        <Count name={say(owned.cep)} amount={player.cep} extra={inRegions > 0 ? `+${inRegions}` : ''}>
          <Heap pieces={pieces.at(hand, 'cep')}>
            <Token fill={CEP} glyph={ICONS.cep} />
          </Heap>
        </Count>
        <Count name={say(owned.tech)} amount={player.tech}>
          <Heap pieces={pieces.at(hand, 'tech')}>
            <Glyph glyph={ICONS.tech} size={20} fill={onSurface(TECH)} />
          </Heap>
        </Count>
      </div>
      <div style={{ ...row, fontSize: 14 }}>
        <span style={{ ...row, gap: 0 }}>
          <Heard>{`${say(owned.scientists)} ${pieces.at(hand, 'scientist').length}`}</Heard>
          {pieces.at(hand, 'scientist').map((piece) => (
            <Scientist key={piece.id} piece={piece} seat={seat} />
          ))}
          <span style={{ ...row, gap: 0, opacity: 0.35 }} data-place={place.pool(seat)}>
            {pieces.at(place.pool(seat), 'scientist').map((piece) => (
              <Scientist key={piece.id} piece={piece} seat={seat} />
            ))}
          </span>
        </span>
        <span data-place={place.lobby(seat)}>
          <Count name={say(owned.lobby)} amount={player.lobby.length}>
            <Glyph glyph={ICONS.lobby} size={18} fill="var(--ink-soft)" />
          </Count>
        </span>
        <span data-place={place.goal(seat)} style={{ opacity: player.goalHeld ? 1 : 0.3 }}>
          <Glyph glyph={ICONS.goal} size={17} fill="var(--ink-soft)" />
        </span>
        <Count name={say(owned.unGoals)} amount={player.unGoals.length}>
          <Glyph glyph={ICONS['un-goal']} size={18} fill="#4f81b5" />
        </Count>
      </div>
    </div>
  );
}

function Count({
  name,
  amount,
  extra = '',
  children,
}: {
  readonly name: string;
  readonly amount: string | number;
  readonly extra?: string;
  readonly children: ReactNode;
}) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 650, fontSize: 16 }}>
      {children}
      <Heard>{name}</Heard>
      {amount}
      {extra !== '' && <small style={{ color: 'var(--ink-soft)', fontWeight: 500, fontSize: 13 }}>{extra}</small>}
    </span>
  );
}

function Token({ fill, glyph }: { readonly fill: string; readonly glyph?: string }) {
  return (
    <span
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: glyph === undefined ? 10 : 4,
        background: fill,
        color: '#fff',
        fontSize: 13,
        fontWeight: 700,
      }}
    >
      {glyph === undefined ? '$' : <Glyph glyph={glyph} size={14} fill="#fff" />}
    </span>
  );
}

function Scientist({ piece, seat }: { readonly piece: Piece; readonly seat: Seat }) {
  return (
    <svg data-piece={piece.id} width="18" height="22" viewBox="-14 -32 28 34" aria-hidden="true">
      <Pawn seat={seat} x={0} y={0} />
    </svg>
  );
}
