import { pileSize, same } from '@kaya/engine';
import { Label, type Pieces, type Point } from '@kaya/pieces';
import { memo } from 'react';
import { place } from '../rules/places.ts';
import type { FutureEnergyState } from '../types/index.ts';
import { CARD, CERTIFICATE, INK, MONEY } from './colours.ts';
import { Sign } from './glyphs.tsx';

interface Props {
  readonly view: FutureEnergyState;
  readonly pieces: Pieces;
  readonly at: Point;
}

/** The pile of contracts (the game's clock), the certificates, the bank, and what is out of the game. */
export function Piles({ view, pieces, at }: Props) {
  const top = (pile: string) => pieces.at(pile)[0]?.id;
  return (
    <Lying
      contracts={{ count: pileSize(view.contractPile), piece: top(place.contractPile) }}
      certificates={{ count: pileSize(view.certificatePile), piece: top(place.certificatePile) }}
      box={pieces.at(place.box).map(({ id }) => id)}
      at={at}
    />
  );
}

interface Pile {
  readonly count: number;
  readonly piece: string | undefined;
}

interface LyingProps {
  readonly contracts: Pile;
  readonly certificates: Pile;
  readonly box: readonly string[];
  readonly at: Point;
}

const Lying = memo(function Lying({ contracts, certificates, box, at: { x, y } }: LyingProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-place={place.contractPile}>
        <Plate x={0} width={74} />
        <g data-piece={contracts.piece}>
          <Sign name="contract" x={22} y={25} size={28} fill={INK} />
        </g>
        <Label x={42} y={33} size={24} weight={750} {...(contracts.count <= 2 ? { fill: 'var(--warn)' } : {})}>
          {contracts.count}
        </Label>
      </g>
      <g data-place={place.certificatePile}>
        <Plate x={80} width={58} />
        <g data-piece={certificates.piece}>
          <Sign name="certificate" x={98} y={25} size={25} fill={CERTIFICATE} />
        </g>
        <Label x={113} y={31} size={17} weight={650}>
          {certificates.count}
        </Label>
      </g>
      <g data-place={place.bank}>
        <Plate x={144} width={38} />
        <Sign name="investor" x={163} y={25} size={26} fill={MONEY} />
      </g>
      <g data-place={place.box}>
        <Plate x={188} width={36} faint />
        {box.map((id) => (
          <rect key={id} data-piece={id} x="193" y="12" width="26" height="26" fill="transparent" pointerEvents="none" />
        ))}
        <path
          d="M196 19l4-6h12l4 6v17h-20zM196 19h20"
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
}, same);

function Plate({ x, width, faint }: { readonly x: number; readonly width: number; readonly faint?: boolean }) {
  return (
    <rect x={x} width={width} height="50" rx="5" fill={CARD} stroke={INK} strokeWidth="1.2" opacity={faint === true ? 0.7 : 1} />
  );
}
