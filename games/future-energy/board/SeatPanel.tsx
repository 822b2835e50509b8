import { at, type BoardProps, type Piece, type Seat } from '@kaya/engine';
import { counted, Glyph, Heap, Heard, type Pieces, usePieces } from '@kaya/pieces';
import type { CSSProperties, ReactNode } from 'react';
import { components, publicCard } from '../data/index.ts';
import { standings } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { scoreOf } from '../rules/points.ts';
import { playerOf } from '../rules/seats.ts';
import { partName } from '../text/words.ts';
import { type FutureEnergy, type FutureEnergyState, PLANNING_ACTIONS } from '../types.ts';
import { ContractSlots } from './ContractSlots.tsx';
import { CERTIFICATE, MONEY } from './colours.ts';
import { Plant, TokenBadge } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { scene } from './scene.ts';

const chip: CSSProperties = {
  padding: '3px 5px',
  borderRadius: 5,
  border: '1px solid var(--line)',
  background: 'var(--paper)',
};
const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12, fontVariantNumeric: 'tabular-nums' };

/** What a player visibly owns. One's own contracts lie before one, in the hand. */
export function SeatPanel({ view, viewer, seat, say }: BoardProps<FutureEnergy> & { readonly seat: Seat }) {
  const pieces = usePieces(view, viewer, scene);
  const player = playerOf(view, seat);
  const { least, most } = at(standings(view), seat);
  const { income, incomePerInvestor } = components.economy;
  const where = place.player(seat);
  return (
    <div style={{ display: 'grid', gap: 3 }} data-place={where}>
      <div style={row}>
        <span data-place={place.part(seat, 'points')} style={{ ...row, gap: 3, fontSize: 23, fontWeight: 800, minWidth: 46 }}>
          <Glyph glyph={ICONS.points} size={18} fill="var(--ink-soft)" />
          <Heard>{say(partName('points'))}</Heard>
          {scoreOf(player)}
          {view.outcome === null && <Outlook least={least} most={most} />}
        </span>
        <Count
          part={place.part(seat, 'money')}
          name={say(partName('money'))}
          amount={player.money}
          extra={`+${income + incomePerInvestor * player.investors}`}
        >
          <Coin />
        </Count>
        <Engineers view={view} seat={seat} pieces={pieces.at(where, 'token-engineer')} />
        {player.investors > 0 && (
          <span data-place={place.part(seat, 'investors')} style={{ ...row, gap: 2 }}>
            {counted(player.investors).map((i) => (
              <span key={i} data-piece={pieces.at(where, 'token-investor')[i]?.id} style={{ display: 'inline-grid' }}>
                <TokenBadge id="investor" size={20} />
              </span>
            ))}
          </span>
        )}
        {view.firstPlayer === seat && (
          <FirstPlayer id={pieces.at(where, 'first-player')[0]?.id} part={place.part(seat, 'first')} />
        )}
      </div>
      <div style={{ ...row, fontSize: 14, flexWrap: 'wrap', rowGap: 3 }}>
        <Count part={place.part(seat, 'plants')} name={say(partName('plants'))} amount={player.plants}>
          <Heap pieces={pieces.at(where, 'plant')} large>
            <svg width="20" height="20" viewBox="-11 -11 22 22" aria-hidden="true" style={{ display: 'block' }}>
              <Plant seat={seat} x={0} y={0} size={16} />
            </svg>
          </Heap>
        </Count>
        <Count part={place.part(seat, 'lines')} name={say(partName('lines'))} amount={player.lines} warn={player.lines <= 2}>
          <Heap pieces={pieces.at(where, 'line')} large>
            <Glyph glyph={ICONS.line} size={20} fill={`var(--seat-${seat})`} />
          </Heap>
        </Count>
        <Count part={place.part(seat, 'certificates')} name={say(partName('certificates'))} amount={player.certificates.length}>
          <Heap pieces={pieces.at(where, 'certificate')}>
            <Glyph glyph={ICONS.certificate} size={19} fill={CERTIFICATE} />
          </Heap>
        </Count>
        <Count part={place.part(seat, 'completed')} name={say(partName('completed'))} amount={player.completed.length}>
          <Glyph glyph={ICONS.contract} size={18} fill="var(--ink-soft)" />
        </Count>
        <Kept view={view} seat={seat} pieces={pieces} />
      </div>
      {seat !== viewer && (player.contracts.length > 0 || player.publicContracts.length > 0) && (
        <div style={{ ...row, gap: 5, flexWrap: 'wrap' }}>
          {player.contracts.map((owned) => (
            <span key={owned.id} data-place={place.contract(owned.id)} data-piece={owned.id} style={chip}>
              <ContractSlots owned={owned} seat={seat} pieces={pieces} size={20} />
            </span>
          ))}
          {player.publicContracts.map((id) => (
            <span key={id} data-place={place.publicContract(id)} data-piece={id} style={{ ...chip, display: 'flex', gap: 2 }}>
              <Glyph glyph={ICONS.public} size={18} fill="var(--ink-soft)" />
              {publicCard(id).tokens.map((token) => (
                <TokenBadge key={token} id={token} size={18} />
              ))}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

interface EngineersProps {
  readonly view: FutureEnergyState;
  readonly seat: Seat;
  readonly pieces: readonly Piece[];
}

/** Engineers at work this turn stand on an action already. The first one is the player's own, the others are tokens. */
function Engineers({ view, seat, pieces }: EngineersProps) {
  const { engineers } = playerOf(view, seat);
  const busy = view.turn.seat === seat ? PLANNING_ACTIONS.filter((action) => view.turn.performed[action] > 0).length : 0;
  return (
    <span data-place={place.part(seat, 'engineers')} style={{ ...row, gap: 2 }}>
      {counted(engineers).map((i) => (
        <span key={i} data-piece={pieces[i - components.supply.ownEngineers]?.id} style={{ display: 'inline-grid' }}>
          <TokenBadge id="engineer" size={20} faint={i >= engineers - busy} />
        </span>
      ))}
    </span>
  );
}

/** Tokens kept for public contracts, jokers, and what lies on the nuclear board. */
function Kept({ view, seat, pieces }: { readonly view: FutureEnergyState; readonly seat: Seat; readonly pieces: Pieces }) {
  const { kept, jokers, nuclear, investors, engineers } = playerOf(view, seat);
  const where = place.player(seat);
  const onBoard: Readonly<Record<string, number>> = {
    nuclear,
    investor: investors,
    engineer: engineers - components.supply.ownEngineers,
  };
  const tokens = (id: string) => pieces.at(where, `token-${id}`);
  const held = [...new Set(kept)].map((id) => ({ id, lying: tokens(id).slice(onBoard[id] ?? 0) }));
  if (jokers > 0) held.push({ id: 'joker', lying: [...pieces.at(where, 'joker')] });
  return (
    <>
      {nuclear > 0 && (
        <span data-place={place.part(seat, 'nuclear')} style={{ ...row, gap: 3, borderBottom: '2px solid var(--ink-soft)' }}>
          {tokens('nuclear')
            .slice(0, nuclear)
            .map(({ id }) => (
              <span key={id} data-piece={id} style={{ display: 'inline-grid' }}>
                <TokenBadge id="nuclear" size={18} />
              </span>
            ))}
        </span>
      )}
      {held.length > 0 && (
        <span data-place={place.part(seat, 'kept')} style={{ ...row, gap: 4, flexWrap: 'wrap', fontWeight: 650 }}>
          {held.map(({ id, lying }) => (
            <span key={id} style={{ ...row, gap: 1 }}>
              <Heap pieces={lying}>
                <TokenBadge id={id} size={18} />
              </Heap>
              {lying.length > 1 && lying.length}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function FirstPlayer({ id, part }: { readonly id: string | undefined; readonly part: string }) {
  return (
    <span
      data-place={part}
      data-piece={id}
      style={{
        marginLeft: 'auto',
        border: '1.5px solid var(--ink-soft)',
        borderRadius: 10,
        padding: '0 7px',
        fontSize: 13,
        fontWeight: 700,
      }}
    >
      1
    </span>
  );
}

interface CountProps {
  readonly part: string;
  readonly name: string;
  readonly amount: number;
  readonly extra?: string;
  readonly warn?: boolean;
  readonly children: ReactNode;
}

function Count({ part, name, amount, extra = '', warn, children }: CountProps) {
  return (
    <span
      data-place={part}
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        fontWeight: 650,
        fontSize: 16,
        ...(warn === true ? { color: 'var(--warn)' } : {}),
      }}
    >
      {children}
      <Heard>{name}</Heard>
      {amount}
      {extra !== '' && <small style={{ color: 'var(--ink-soft)', fontWeight: 500, fontSize: 13 }}>{extra}</small>}
    </span>
  );
}

/** What final scoring would give now. */
function Outlook({ least, most }: { readonly least: number; readonly most: number }) {
  return (
    <small style={{ ...row, gap: 2, fontSize: 13, fontWeight: 500, color: 'var(--ink-soft)' }}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M1 6h9M6.5 2.5 10 6l-3.5 3.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      {least === most ? least : `${least}–${most}`}
    </small>
  );
}

function Coin() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" style={{ display: 'block' }}>
      <circle cx="10" cy="10" r="9.5" fill={MONEY} />
      <path d="M5 14V6l5 5 5-5v8" fill="none" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
