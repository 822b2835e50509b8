import type { BoardProps } from '@kaya/engine';
import { Glyph, usePieces } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { contractCard, publicCard } from '../data/index.ts';
import { publicContractNeeds } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { publicEffect } from '../text/board.ts';
import { cardName } from '../text/words.ts';
import type { FutureEnergy, PublicId } from '../types.ts';
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

/** The viewer's contracts with their plants, the certificates, and the public contracts. */
export function Hand(props: BoardProps<FutureEnergy>) {
  const { view, viewer } = props;
  const pieces = usePieces(view, viewer, scene);
  const player = view.players[viewer];
  if (player === undefined) return null;
  return (
    <div style={{ display: 'flex', gap: 8, padding: '2px 2px 5px' }}>
      {player.contracts.map((owned) => (
        <div key={owned.id} data-place={place.contract(owned.id)} data-piece={owned.id} style={sheet}>
          <ContractSlots owned={owned} seat={viewer} pieces={pieces} size={36} />
          <Points amount={contractCard(owned.id).points} />
        </div>
      ))}
      {player.certificates.length > 0 && <Certificates values={player.certificates} />}
      {player.publicContracts.map((id) => (
        <PublicContract key={id} {...props} id={id} />
      ))}
    </div>
  );
}

function Points({ amount }: { readonly amount: number }) {
  return (
    <strong style={{ display: 'inline-flex', alignItems: 'center', gap: 3, fontSize: 21 }}>
      <Glyph glyph={ICONS.points} size={19} fill="#c48f00" />
      {amount}
    </strong>
  );
}

/** Only their owner reads them. */
function Certificates({ values }: { readonly values: readonly number[] }) {
  return (
    <div style={{ ...sheet, background: 'var(--sunk)' }}>
      <Glyph glyph={ICONS.certificate} size={30} fill={CERTIFICATE} />
      <strong style={{ fontSize: 19 }}>{values.join(' + ')}</strong>
    </div>
  );
}

function PublicContract({ id, view, viewer, say }: BoardProps<FutureEnergy> & { readonly id: PublicId }) {
  const { points } = publicCard(id);
  const { shown } = publicContractNeeds(view, viewer, id);
  return (
    <div data-place={place.publicContract(id)} data-piece={id} style={{ ...sheet, width: 236, gap: 8, padding: '4px 8px' }}>
      <span style={{ display: 'grid', gap: 2, flex: 1, minWidth: 0, fontSize: 12, lineHeight: 1.2 }}>
        <strong style={{ fontFamily: 'var(--font-title, serif)', fontSize: 14.5, lineHeight: 1.1 }}>{say(cardName(id))}</strong>
        <span style={{ color: 'var(--ink-soft)', maxHeight: 44, overflow: 'hidden' }}>{say(publicEffect(id))}</span>
      </span>
      <span style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
        <Points amount={points} />
        <span style={{ display: 'flex', gap: 2 }}>
          {shown.map(({ token, held }) => (
            <TokenBadge key={token} id={token} size={19} faint={!held} />
          ))}
        </span>
      </span>
    </div>
  );
}
