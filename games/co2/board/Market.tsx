import type { BoardProps } from '@kaya/engine';
import { counted, Label, onPaper, type Pieces } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { heading } from '../text/board.ts';
import { type Co2, FOSSILS } from '../types.ts';
import { FOSSIL, MONEY } from './colours.ts';
import { Cep, Cube, Sign } from './glyphs.tsx';
import { MARKET } from './layout.ts';

const { minPrice, maxPrice } = components.constants;
const STEP = 25;

type Props = BoardProps<Co2> & { readonly pieces: Pieces };

/** The permit market with its price, and what lies beside the board: bank, cubes, fossil stack. */
export function Market({ view, say, pieces }: Props) {
  return (
    <g transform={`translate(${MARKET.x} ${MARKET.y})`}>
      <g data-place={place.market}>
        <rect y="3" width={MARKET.width} height="122" rx="9" fill="rgb(0 0 0 / .16)" />
        <rect
          width={MARKET.width}
          height="122"
          rx="9"
          fill={onPaper('var(--surface)', 92)}
          stroke="var(--line)"
          strokeWidth="1.5"
        />
        <Label x={12} y={25} size={20} face="title" weight={700} room={110}>
          {say(heading.market)}
        </Label>
        <Label x={12} y={76} size={50} weight={800} fill={`color-mix(in srgb, ${MONEY} 75%, var(--ink))`}>
          {`$${view.price}`}
        </Label>
        <Stack view={view} pieces={pieces} />
        {view.turn.closed && (
          <g>
            <Sign name="closed" x={MARKET.width - 18} y={18} size={20} fill="var(--warn)" />
            <Label x={MARKET.width - 30} y={24} size={13} weight={600} anchor="end" fill="var(--warn)" room={80}>
              {say(heading.closed)}
            </Label>
          </g>
        )}
        <Prices view={view} pieces={pieces} />
      </g>
      <Stocks view={view} say={say} pieces={pieces} />
    </g>
  );
}

/** The permits on sale, one on the other. */
function Stack({ view, pieces }: Pick<Props, 'view' | 'pieces'>) {
  const found = pieces.at(place.market, 'cep');
  return (
    <g transform="translate(112 58)">
      {found.slice(0, 6).map((piece, i) => (
        <g key={piece.id} data-piece={piece.id}>
          <Cep x={i * 11} y={0} size={36} />
        </g>
      ))}
      <Label x={Math.min(found.length, 6) * 11 + 14} y={8} size={22} weight={700}>
        {`×${view.market}`}
      </Label>
    </g>
  );
}

function Prices({ view, pieces }: Pick<Props, 'view' | 'pieces'>) {
  return (
    <g transform="translate(10 90)">
      {counted(maxPrice - minPrice + 1).map((i) => {
        const price = minPrice + i;
        return (
          <g key={price} transform={`translate(${i * STEP} 0)`}>
            <rect width="22" height="24" rx="4" fill="var(--sunk)" stroke="var(--line)" />
            {price === view.price && (
              <g data-piece={pieces.at(place.market, 'price')[0]?.id}>
                <rect x="-1" y="-1" width="24" height="26" rx="5" fill={MONEY} />
              </g>
            )}
            <Label
              x={11}
              y={17}
              size={14}
              weight={price === view.price ? 800 : 500}
              anchor="middle"
              fill={price === view.price ? '#fff' : 'var(--ink-soft)'}
            >
              {price}
            </Label>
          </g>
        );
      })}
    </g>
  );
}

/** Small plates for what is only counted: all of it lies on one spot, so that each piece can leave from there. */
function Stocks({ view, say, pieces }: Pick<Props, 'view' | 'say' | 'pieces'>) {
  return (
    <g transform="translate(0 132)">
      <g data-place={place.bank}>
        <Plate x={0} width={68} />
        <Label x={34} y={15} size={13} anchor="middle" fill="var(--ink-soft)" room={60}>
          {say(heading.bank)}
        </Label>
        {pieces.at(place.bank, 'cep').map((piece) => (
          <g key={piece.id} data-piece={piece.id}>
            <Cep x={20} y={32} size={22} />
          </g>
        ))}
        <Label x={34} y={39} size={18} weight={700}>
          {view.bank}
        </Label>
      </g>
      <g data-place={place.supply}>
        <Plate x={74} width={50} />
        {pieces.at(place.supply, 'tech').map((piece) => (
          <g key={piece.id} data-piece={piece.id}>
            <Cube x={99} y={15} size={24} />
          </g>
        ))}
        <Label x={99} y={44} size={18} weight={700} anchor="middle">
          {view.supply}
        </Label>
      </g>
      <g data-place={place.fossilStack}>
        <Plate x={130} width={90} />
        {FOSSILS.map((fossil, i) => (
          <g key={fossil} transform={`translate(${136 + i * 27} 4)`}>
            <rect width="24" height="24" rx="4" fill={FOSSIL[fossil]} />
            <Sign name={fossil} x={12} y={12} size={19} fill="#e9e1d2" />
            <Label x={12} y={41} size={16} weight={700} anchor="middle">
              {view.fossilStack[fossil]}
            </Label>
          </g>
        ))}
        {pieces.at(place.fossilStack, 'fossil').map((piece) => (
          <rect
            key={piece.id}
            data-piece={piece.id}
            x="160"
            y="8"
            width="30"
            height="30"
            rx="5"
            fill="transparent"
            pointerEvents="none"
          />
        ))}
      </g>
    </g>
  );
}

function Plate({ x, width }: { readonly x: number; readonly width: number }) {
  return (
    <rect x={x} width={width} height="50" rx="7" fill={onPaper('var(--surface)', 88)} stroke="var(--line)" strokeWidth="1.5" />
  );
}
