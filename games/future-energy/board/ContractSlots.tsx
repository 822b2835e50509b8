import { at, type Seat, same } from '@kaya/engine';
import type { Pieces } from '@kaya/pieces';
import { type CSSProperties, memo } from 'react';
import { contractCard } from '../data/index.ts';
import { place } from '../rules/places.ts';
import type { ContractId, OwnedContract } from '../types/index.ts';
import { Plant, TokenBadge } from './glyphs.tsx';

interface Props {
  readonly owned: OwnedContract;
  readonly seat: Seat;
  readonly pieces: Pieces;
  readonly size: number;
  /** At least so wide is each of them, in pixels. */
  readonly wide?: number;
}

/** The slots of a contract, each with its symbol and the plants that still wait there; a slot done is only a shadow. */
export function ContractSlots({ owned: { id }, seat, pieces, size, wide = 0 }: Props) {
  const waiting = contractCard(id).symbols.map((_, slot) => pieces.at(place.slot(id, slot), 'plant').map((plant) => plant.id));
  return <Slots id={id} seat={seat} waiting={waiting} size={size} wide={wide} />;
}

interface SlotsProps {
  readonly id: ContractId;
  readonly seat: Seat;
  /** By slot: the plants. */
  readonly waiting: readonly (readonly string[])[];
  readonly size: number;
  readonly wide: number;
}

const slotStyle: CSSProperties = { display: 'grid', justifyItems: 'center' };

/** Drawn anew only when a plant comes or goes. */
const Slots = memo(function Slots({ id, seat, waiting, size, wide }: SlotsProps) {
  return (
    <span style={{ display: 'inline-flex', gap: size / 6 }}>
      {contractCard(id).symbols.map((symbol, slot) => {
        const plants = at(waiting, slot);
        return (
          <span key={symbol} data-place={place.slot(id, slot)} style={{ ...slotStyle, minWidth: wide }}>
            <TokenBadge id={symbol} size={size} faint={plants.length === 0} />
            <span style={{ display: 'flex', height: size * 0.72, alignItems: 'center' }}>
              {plants.map((plant) => (
                <PlantBadge key={plant} id={plant} seat={seat} size={size * 0.62} />
              ))}
              {plants.length === 0 && (
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
}, same);

function PlantBadge({ id, seat, size }: { readonly id: string; readonly seat: Seat; readonly size: number }) {
  return (
    <svg data-piece={id} width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true" style={{ display: 'block' }}>
      <Plant seat={seat} x={0} y={0} size={15} />
    </svg>
  );
}
