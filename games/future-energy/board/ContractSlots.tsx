import { at, type Seat } from '@kaya/engine';
import type { Pieces } from '@kaya/pieces';
import { contractCard } from '../data/index.ts';
import { place } from '../rules/places.ts';
import type { OwnedContract } from '../types.ts';
import { Plant, TokenBadge } from './glyphs.tsx';

/** The slots of a contract, each with its symbol and the plants that still wait there; a slot done is only a shadow. */
export function ContractSlots({
  owned,
  seat,
  pieces,
  size,
}: {
  readonly owned: OwnedContract;
  readonly seat: Seat;
  readonly pieces: Pieces;
  readonly size: number;
}) {
  return (
    <span style={{ display: 'inline-flex', gap: size / 6 }}>
      {contractCard(owned.id).symbols.map((symbol, slot) => {
        const where = place.slot(owned.id, slot);
        const waiting = at(owned.plants, slot);
        return (
          <span key={symbol} data-place={where} style={{ display: 'grid', justifyItems: 'center' }}>
            <TokenBadge id={symbol} size={size} faint={waiting === 0} />
            <span style={{ display: 'flex', height: size * 0.72, alignItems: 'center' }}>
              {pieces.at(where, 'plant').map((piece) => (
                <svg
                  key={piece.id}
                  data-piece={piece.id}
                  width={size * 0.62}
                  height={size * 0.62}
                  viewBox="-10 -10 20 20"
                  aria-hidden="true"
                  style={{ display: 'block' }}
                >
                  <Plant seat={seat} x={0} y={0} size={15} />
                </svg>
              ))}
              {waiting === 0 && (
                <svg width={size * 0.5} height={size * 0.5} viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M2 8l4 4 8-9" fill="none" stroke="var(--ink-soft)" strokeWidth="2.4" />
                </svg>
              )}
            </span>
          </span>
        );
      })}
    </span>
  );
}
