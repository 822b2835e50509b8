import { at, type BoardProps } from '@kaya/engine';
import { counted, Glyph, usePieces } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { components, contractCard, publicCard, tokenType } from '../data/index.ts';
import { publicContractNeeds } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { publicEffect } from '../text/board.ts';
import { cardName } from '../text/names.ts';
import type { FutureEnergy, FutureEnergyState, KeptId, Player, PublicId } from '../types/index.ts';
import { ContractSlots } from './ContractSlots.tsx';
import { CERTIFICATE } from './colours.ts';
import { TokenBadge } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { scene } from './scene.ts';

const sheet: CSSProperties = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 84,
  boxSizing: 'border-box',
  padding: '6px 10px',
  borderRadius: 6,
  background: 'var(--surface)',
  border: '1.5px solid var(--line)',
  boxShadow: '0 2px 0 rgb(0 0 0 / .14)',
};

/** A row of cards at a desk, in pixels: what would be longer is set smaller. */
const ROW = 900;
const SLOT = { large: 36, small: 28 } as const;

/** How wide everything one has is about, with slots of this size. */
function roomFor({ contracts, certificates, kept, publicContracts }: Player, nuclear: boolean, slot: number): number {
  const slots = contracts.map(({ id }) => 82 + (contractCard(id).symbols.length * (slot * 7)) / 6);
  return (
    slots.reduce((sum, it) => sum + it, 0) +
    certificates.length * 60 +
    (nuclear ? 120 : 0) +
    (kept.length > 0 ? 110 : 0) +
    publicContracts.length * 220
  );
}

/** The viewer's contracts with their plants, the certificates, kept tokens, and the public contracts. */
export function Hand(props: BoardProps<FutureEnergy>) {
  const { view, viewer, portrait } = props;
  const pieces = usePieces(view, viewer, scene);
  const player = view.players[viewer];
  if (player === undefined) return null;
  const size = portrait === true || roomFor(player, view.options.module3, SLOT.large) <= ROW ? SLOT.large : SLOT.small;
  return (
    <div style={{ display: 'flex', flexWrap: portrait === true ? 'wrap' : 'nowrap', gap: 8, padding: '2px 2px 5px' }}>
      {player.contracts.map((owned) => (
        <div key={owned.id} data-place={place.contract(owned.id)} data-piece={owned.id} style={sheet}>
          <ContractSlots owned={owned} seat={viewer} pieces={pieces} size={size} />
          <Points amount={contractCard(owned.id).points} />
        </div>
      ))}
      {counted(player.certificates.length).map((i) => (
        <Certificate key={i} index={i} value={at(player.certificates, i)} />
      ))}
      {view.options.module3 && <NuclearBoard player={player} portrait={portrait} />}
      {view.options.module2 && <KeptTokens view={view} player={player} portrait={portrait} />}
      {player.publicContracts.map((id) => (
        <PublicContract key={id} {...props} id={id} />
      ))}
    </div>
  );
}

function Points({ amount, lost }: { readonly amount: number; readonly lost?: boolean }) {
  return (
    <strong style={{ display: 'inline-flex', alignItems: 'center', gap: 3, fontSize: 21 }}>
      <Glyph glyph={ICONS.points} size={19} fill={lost === true ? 'var(--ink-soft)' : '#c48f00'} />
      {lost === true ? <s style={{ color: 'var(--ink-soft)' }}>{amount}</s> : amount}
    </strong>
  );
}

/** Only its owner reads it. */
function Certificate({ index, value }: { readonly index: number; readonly value: number }) {
  return (
    <div
      data-place={place.certificate(index)}
      style={{ ...sheet, background: 'var(--sunk)', flexDirection: 'column', justifyContent: 'center', gap: 2, minWidth: 52 }}
    >
      <Glyph glyph={ICONS.certificate} size={30} fill={CERTIFICATE} />
      <strong style={{ fontSize: 19, lineHeight: 1.1 }}>{value}</strong>
    </div>
  );
}

/** Tokens in two rows; on a phone large enough for a finger. */
const tray = (portrait: boolean | undefined): CSSProperties => ({
  ...sheet,
  display: 'grid',
  gridTemplateRows: portrait === true ? undefined : '1fr 1fr',
  gridAutoFlow: 'column',
  gap: '2px 8px',
  padding: '6px 8px',
  background: 'var(--sunk)',
});
const TOKEN = { large: 40, small: 29 } as const;

/** Module 3: what makes connections free. */
function NuclearBoard({ player, portrait }: { readonly player: Player; readonly portrait: boolean | undefined }) {
  return (
    <div data-place={place.nuclearBoard} style={tray(portrait)}>
      {counted(components.limits.nuclear).map((i) => (
        <TokenBadge key={i} id="nuclear" size={portrait === true ? TOKEN.large : TOKEN.small} faint={i >= player.nuclear} />
      ))}
    </div>
  );
}

interface KeptProps {
  readonly view: FutureEnergyState;
  readonly player: Player;
  readonly portrait: boolean | undefined;
}

/** Module 2: used tokens that pay for public contracts, and jokers. */
function KeptTokens({ view, player, portrait }: KeptProps) {
  const step = view.agenda.at(-1);
  const shown = step?.do === 'pc-pay' ? publicCard(step.card).tokens[step.paid] : undefined;
  const held = new Map<KeptId, number>();
  const put = (token: KeptId, count: number) => held.set(token, (held.get(token) ?? 0) + count);
  // The token that is just being put somewhere has a place here before it lies here.
  if (step?.do === 'nuclear-keep') put('nuclear', 0);
  for (const token of player.kept) put(tokenType(token), 1);
  if (player.jokers > 0) put('joker', player.jokers);
  if (held.size === 0) return null;
  return (
    <div style={tray(portrait)}>
      {[...held].map(([token, count]) => (
        <span
          key={token}
          data-place={place.kept(token === shown ? 'real' : token)}
          style={{ display: 'flex', alignItems: 'center', gap: 3, fontWeight: 650, fontSize: 15 }}
        >
          <TokenBadge id={token} size={portrait === true ? TOKEN.large : TOKEN.small} faint={count === 0} />
          {count}
        </span>
      ))}
    </div>
  );
}

/** A public contract with its tokens (those one holds are bright); its points are struck out where only substitutes can pay. */
function PublicContract({ id, view, viewer, say }: BoardProps<FutureEnergy> & { readonly id: PublicId }) {
  const { points } = publicCard(id);
  const { shown, payable, scores } = publicContractNeeds(view, viewer, id);
  return (
    <div
      data-place={place.publicContract(id)}
      data-piece={id}
      style={{
        ...sheet,
        width: 212,
        gap: 6,
        padding: '4px 8px',
        ...(payable ? { borderColor: 'var(--ink-soft)' } : { opacity: 0.8 }),
      }}
    >
      <span style={{ display: 'grid', gap: 2, flex: 1, minWidth: 0, fontSize: 12, lineHeight: 1.2 }}>
        <strong style={{ fontFamily: 'var(--font-title, serif)', fontSize: 14.5, lineHeight: 1.1 }}>{say(cardName(id))}</strong>
        <span style={{ color: 'var(--ink-soft)', maxHeight: 44, overflow: 'hidden' }}>{say(publicEffect(id))}</span>
      </span>
      <span style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
        <Points amount={points} lost={payable && !scores} />
        <span style={{ display: 'flex', gap: 2 }}>
          {shown.map(({ token, held }) => (
            <TokenBadge key={token} id={token} size={19} faint={!held} />
          ))}
        </span>
      </span>
    </div>
  );
}
