import { at, type BoardProps, type Piece, playerOf, recordOf, type Seat, same } from '@kaya/engine';
import { counted, Glyph, Heap, Heard, type Pieces, reachableByKey, usePieces } from '@kaya/pieces';
import { type CSSProperties, memo, useMemo } from 'react';
import { publicCard } from '../data/index.ts';
import { scores } from '../explain/index.ts';
import { extraEngineers } from '../rules/building/tokens.ts';
import { PLAYER_PARTS, type PlayerPart, place } from '../rules/places.ts';
import { freeEngineers } from '../rules/planning/actions.ts';
import { incomeOf } from '../rules/planning/income.ts';
import { scoreOf } from '../rules/scoring/points.ts';
import { partName } from '../text/names.ts';
import type { FutureEnergy, FutureEnergyState, KeptId, TokenId } from '../types/index.ts';
import { ContractSlots } from './ContractSlots.tsx';
import { CERTIFICATE } from './colours.ts';
import { Coin, Count, FirstPlayer, Outlook, row, Tokens } from './counts.tsx';
import { Plant, TokenBadge } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { oncePerView } from './once.ts';
import { scene } from './scene.ts';

const scoresOf = oncePerView(scores);

const panel: CSSProperties = { display: 'grid', gap: 3 };
const chip: CSSProperties = {
  padding: '3px 5px',
  borderRadius: 5,
  border: '1px solid var(--line)',
  background: 'var(--paper)',
};
const chips: CSSProperties = { ...row, gap: 5, flexWrap: 'wrap' };
/** One's own beside a question: what has no room is scrolled to. */
const inOneRow: CSSProperties = { ...row, gap: 5, flexWrap: 'nowrap', overflowX: 'auto' };
/** How large slots are drawn: to be looked at, or to be chosen with a finger. */
const LOOKED_AT = { size: 20 };
const TOUCHED = { size: 22, wide: 44 };
const publicChip: CSSProperties = { ...chip, display: 'flex', gap: 2 };

/** What a player visibly owns. One's own contracts lie before one, in the hand; on a phone that is another tab. */
export function SeatPanel({ view, viewer, seat, say, portrait }: BoardProps<FutureEnergy> & { readonly seat: Seat }) {
  const pieces = usePieces(view, viewer, scene);
  const { contracts, publicContracts } = playerOf(view, seat);
  const names = useMemo(() => recordOf(PLAYER_PARTS, (part) => say(partName(part))), [say]);
  return (
    <div style={panel} data-place={place.player(seat)}>
      <Things {...ownedBy(view, seat, pieces)} names={names} />
      {(seat !== viewer || portrait === true) && (contracts.length > 0 || publicContracts.length > 0) && (
        <div style={seat === viewer ? inOneRow : chips} ref={seat === viewer ? reachableByKey : undefined}>
          {contracts.map((owned) => (
            <span key={owned.id} data-place={place.contract(owned.id)} data-piece={owned.id} style={chip}>
              <ContractSlots owned={owned} seat={seat} pieces={pieces} {...(seat === viewer ? TOUCHED : LOOKED_AT)} />
            </span>
          ))}
          {publicContracts.map((id) => (
            <span key={id} data-place={place.publicContract(id)} data-piece={id} style={publicChip}>
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

/** All that is counted of a seat's things, as plain data: a panel is drawn anew only when some of it changes. */
interface Owned {
  readonly seat: Seat;
  readonly points: number;
  /** What final scoring would give now; null when it is over. */
  readonly outlook: { readonly least: number; readonly most: number } | null;
  readonly money: number;
  readonly income: number;
  /** Each with its piece; the first engineer is the player's own and has none. */
  readonly engineers: readonly (string | undefined)[];
  /** Engineers that stand on no action yet. */
  readonly free: number;
  readonly investors: readonly (string | undefined)[];
  /** The first player's mark, where this is the one. */
  readonly first: { readonly piece: string | undefined } | null;
  readonly plants: readonly Piece[];
  readonly lines: readonly Piece[];
  readonly certificates: readonly Piece[];
  readonly completed: number;
  readonly nuclear: readonly (string | undefined)[];
  readonly kept: readonly { readonly id: KeptId; readonly lying: readonly Piece[] }[];
}

function ownedBy(view: FutureEnergyState, seat: Seat, pieces: Pieces): Owned {
  const player = playerOf(view, seat);
  const { investors, engineers, nuclear, kept, jokers } = player;
  const own = engineers - extraEngineers(player);
  const { least, most } = at(scoresOf(view), seat);
  const where = place.player(seat);
  const tokens = (id: TokenId) => pieces.at(where, `token-${id}`);
  // Tokens of one kind may lie on the player board and be kept besides.
  const onBoard: Partial<Record<TokenId, number>> = { nuclear, investor: investors, engineer: extraEngineers(player) };
  const held = [...new Set(kept)].map((id) => ({ id, lying: tokens(id).slice(onBoard[id] ?? 0) }));
  return {
    seat,
    points: scoreOf(player),
    outlook: view.outcome === null ? { least, most } : null,
    money: player.money,
    income: incomeOf(player),
    engineers: counted(engineers).map((i) => tokens('engineer')[i - own]?.id),
    free: freeEngineers(view, seat),
    investors: counted(investors).map((i) => tokens('investor')[i]?.id),
    first: view.firstPlayer === seat ? { piece: pieces.at(where, 'first-player')[0]?.id } : null,
    plants: pieces.at(where, 'plant'),
    lines: pieces.at(where, 'line'),
    certificates: pieces.at(where, 'certificate'),
    completed: player.completed.length,
    nuclear: counted(nuclear).map((i) => tokens('nuclear')[i]?.id),
    kept: jokers > 0 ? [...held, { id: 'joker', lying: pieces.at(where, 'joker') }] : held,
  };
}

const wrapped: CSSProperties = { ...row, flexWrap: 'wrap', rowGap: 3 };
const points: CSSProperties = { ...row, gap: 3, fontSize: 23, fontWeight: 800, minWidth: 46, whiteSpace: 'nowrap' };
const supply: CSSProperties = { ...wrapped, fontSize: 14 };
const keptStyle: CSSProperties = { ...row, gap: 4, flexWrap: 'wrap', fontWeight: 650 };
const keptOne: CSSProperties = { ...row, gap: 1 };

const Things = memo(function Things({ names, ...owned }: Owned & { readonly names: Readonly<Record<PlayerPart, string>> }) {
  const { seat, outlook, first, engineers, investors, lines, nuclear, kept } = owned;
  const part = (name: PlayerPart) => ({ part: place.part(seat, name), name: names[name] });
  return (
    <>
      <div style={wrapped}>
        <span data-place={place.part(seat, 'points')} style={points}>
          <Glyph glyph={ICONS.points} size={18} fill="var(--ink-soft)" />
          <Heard>{names.points}</Heard>
          {owned.points}
          {outlook !== null && <Outlook {...outlook} />}
        </span>
        <Count {...part('money')} amount={owned.money} extra={`+${owned.income}`}>
          <Coin />
        </Count>
        <Tokens part={place.part(seat, 'engineers')} id="engineer" pieces={engineers} free={owned.free} />
        {investors.length > 0 && <Tokens part={place.part(seat, 'investors')} id="investor" pieces={investors} />}
        {first !== null && <FirstPlayer id={first.piece} part={place.part(seat, 'first')} />}
      </div>
      <div style={supply}>
        <Count {...part('plants')} amount={owned.plants.length}>
          <Heap pieces={owned.plants} large>
            <svg width="20" height="20" viewBox="-11 -11 22 22" aria-hidden="true" style={{ display: 'block' }}>
              <Plant seat={seat} x={0} y={0} size={16} />
            </svg>
          </Heap>
        </Count>
        <Count {...part('lines')} amount={lines.length} warn={lines.length <= 2}>
          <Heap pieces={lines} large>
            <Glyph glyph={ICONS.line} size={20} fill={`var(--seat-${seat})`} />
          </Heap>
        </Count>
        <Count {...part('certificates')} amount={owned.certificates.length}>
          <Heap pieces={owned.certificates}>
            <Glyph glyph={ICONS.certificate} size={19} fill={CERTIFICATE} />
          </Heap>
        </Count>
        <Count {...part('completed')} amount={owned.completed}>
          <Glyph glyph={ICONS.contract} size={18} fill="var(--ink-soft)" />
        </Count>
        {nuclear.length > 0 && <Tokens part={place.part(seat, 'nuclear')} id="nuclear" pieces={nuclear} underlined />}
        {kept.length > 0 && (
          <span data-place={place.part(seat, 'kept')} style={keptStyle}>
            {kept.map(({ id, lying }) => (
              <span key={id} style={keptOne}>
                <Heap pieces={lying}>
                  <TokenBadge id={id} size={18} />
                </Heap>
                {lying.length > 1 && lying.length}
              </span>
            ))}
          </span>
        )}
      </div>
    </>
  );
}, same);
