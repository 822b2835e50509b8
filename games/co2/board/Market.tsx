import type { Piece } from '@kaya/engine';
import { counted, Label, onPaper, type Rect } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { components } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { heading } from '../text/board.ts';
import { money } from '../text/names.ts';
import { FOSSILS } from '../types/index.ts';
import { FOSSIL, MONEY, ON_FOSSIL } from './colours.ts';
import { Cep, Cube, Sign } from './glyphs.tsx';
import type { Shown } from './shown.ts';

const { minPrice, maxPrice } = components.constants;
const PRICE = `color-mix(in srgb, ${MONEY} 75%, var(--ink))`;

/** The permit market with its price, and what lies beside the board: bank, cubes, fossil stack. */
export function Market(props: Shown) {
  const { view, say, pieces } = props;
  const { x, y, width, height } = props.layout.market;
  const { closed } = view.turn;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-place={place.market}>
        <rect y="3" width={width} height={height} rx="9" fill="rgb(0 0 0 / .16)" />
        <rect width={width} height={height} rx="9" fill={onPaper('var(--surface)', 92)} stroke="var(--line)" strokeWidth="1.5" />
        <Label
          x={12}
          y={25}
          size={21.6}
          face="title"
          weight={700}
          fill={closed ? 'var(--warn)' : 'var(--ink)'}
          room={width - (closed ? 58 : 24)}
        >
          {say(closed ? heading.closed : heading.market)}
        </Label>
        {closed && <Sign name="closed" x={width - 18} y={18} size={20} fill="var(--warn)" />}
        <Label x={12} y={76} size={50} weight={800} fill={PRICE}>
          {say(money(view.price))}
        </Label>
        <Stack view={view} pieces={pieces} />
        <Prices {...props} />
      </g>
      <Stocks {...props} />
    </g>
  );
}

/** The price and how many are on sale, for a sheet on which the market is out of sight. */
export function PriceBadge({ view, say, x, y, width, height }: Pick<Shown, 'view' | 'say'> & Rect) {
  return (
    <g data-place={place.market} transform={`translate(${x} ${y})`}>
      <Plate width={width} height={height} />
      <Label x={width / 2} y={38} size={34} weight={800} anchor="middle" fill={PRICE}>
        {say(money(view.price))}
      </Label>
      <Cep x={width / 2 - 15} y={57} size={23} />
      <Label x={width / 2} y={65} size={21.6} weight={700}>
        {`×${view.market}`}
      </Label>
    </g>
  );
}

/** From one permit on sale to the next that lies on it: beside five of them there is room for two digits. */
const STACKED = 8;

/** The permits on sale, one on the other. */
function Stack({ view, pieces }: Pick<Shown, 'view' | 'pieces'>) {
  const found = pieces.at(place.market, 'cep');
  return (
    <g transform="translate(117 58)">
      {found.slice(0, 5).map((piece, i) => (
        <g key={piece.id} data-piece={piece.id}>
          <Cep x={i * STACKED} y={0} size={36} />
        </g>
      ))}
      <Label x={Math.min(found.length, 5) * STACKED + 14} y={8} size={22} weight={700}>
        {`×${view.market}`}
      </Label>
    </g>
  );
}

function Prices({ view, pieces, layout: { market, needed } }: Shown) {
  const width = market.step - 3;
  return (
    <g transform={`translate(10 ${market.height - 32})`}>
      {counted(maxPrice - minPrice + 1).map((i) => {
        const price = minPrice + i;
        const now = price === view.price;
        return (
          <g key={price} transform={`translate(${i * market.step} 0)`}>
            <rect width={width} height="24" rx="4" fill="var(--sunk)" stroke="var(--line)" />
            {now && (
              <g data-piece={pieces.at(place.market, 'price')[0]?.id}>
                <rect x="-1" y="-1" width={width + 2} height="26" rx="5" fill={MONEY} />
              </g>
            )}
            <Label
              x={width / 2}
              y={18.5}
              size={needed}
              weight={now ? 800 : 500}
              anchor="middle"
              fill={now ? '#fff' : 'var(--ink-soft)'}
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
function Stocks({ view, say, pieces, layout: { market, small } }: Shown) {
  const { bank, supply, fossils } = market;
  const column = fossils.width / FOSSILS.length;
  return (
    <>
      <g data-place={place.bank} transform={`translate(${bank.x} ${bank.y})`}>
        <Plate {...bank} />
        <Label x={bank.width / 2} y={small + 2} size={small} anchor="middle" fill="var(--ink-soft)" room={bank.width - 8}>
          {say(heading.bank)}
        </Label>
        <Spot pieces={pieces.at(place.bank, 'cep')}>
          <Cep x={bank.width / 2 - 15} y={bank.height - 17} size={22} />
        </Spot>
        <Label x={bank.width / 2} y={bank.height - 10} size={18.5} weight={700}>
          {view.bank}
        </Label>
      </g>
      <g data-place={place.supply} transform={`translate(${supply.x} ${supply.y})`}>
        <Plate {...supply} />
        <Spot pieces={pieces.at(place.supply, 'tech')}>
          <Cube x={supply.width / 2} y={supply.height / 2 - 10} size={24} />
        </Spot>
        <Label x={supply.width / 2} y={supply.height - 6} size={18.5} weight={700} anchor="middle">
          {view.supply}
        </Label>
      </g>
      <g data-place={place.fossilStack} transform={`translate(${fossils.x} ${fossils.y})`}>
        <Plate {...fossils} />
        {FOSSILS.map((fossil, i) => (
          <g key={fossil} transform={`translate(${(i + 0.5) * column} ${fossils.height / 2})`}>
            <rect x="-12" y="-21" width="24" height="24" rx="4" fill={FOSSIL[fossil]} />
            <Sign name={fossil} x={0} y={-9} size={19} fill={ON_FOSSIL} />
            <Label x={0} y={fossils.height / 2 - 6} size={18.5} weight={700} anchor="middle">
              {view.fossilStack[fossil]}
            </Label>
          </g>
        ))}
        {pieces.at(place.fossilStack, 'fossil').map((piece) => (
          <rect
            key={piece.id}
            data-piece={piece.id}
            x={fossils.width / 2 - 15}
            y="8"
            width="30"
            height="30"
            rx="5"
            fill="transparent"
            pointerEvents="none"
          />
        ))}
      </g>
    </>
  );
}

/** Equal pieces on one spot; faint where there is none left. */
function Spot({ pieces, children }: { readonly pieces: readonly Piece[]; readonly children: ReactNode }) {
  if (pieces.length === 0) return <g opacity=".35">{children}</g>;
  return pieces.map(({ id }) => (
    <g key={id} data-piece={id}>
      {children}
    </g>
  ));
}

function Plate({ width, height }: Pick<Rect, 'width' | 'height'>) {
  return (
    <rect width={width} height={height} rx="7" fill={onPaper('var(--surface)', 88)} stroke="var(--line)" strokeWidth="1.5" />
  );
}
