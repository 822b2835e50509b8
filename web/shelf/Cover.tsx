import type { ReactNode } from 'react';
import { keyed } from '../app/keyed.ts';

/** The six haze bands of a sky that is data. */
const SKY = ['#8fc3dd', '#a9cfd6', '#c9d5bf', '#e3c893', '#e2a565', '#cf7d4c'];
/** Warming stripes from cool to hot. */
const STRIPES = [
  '#2f5f8f',
  '#4d82ae',
  '#7fabc9',
  '#5f94ba',
  '#a9c8da',
  '#d3e0e4',
  '#8fb5cd',
  '#eadfd3',
  '#f2cdb3',
  '#cfdde3',
  '#f0b592',
  '#ea9a73',
  '#f3c4a4',
  '#dd7a55',
  '#e58f68',
  '#c95a3d',
  '#b8432f',
  '#cf6446',
  '#a23227',
  '#861f22',
];

function Co2() {
  return (
    <>
      {SKY.map((colour, i) => (
        <rect key={colour} x="0" y={i * 20} width="320" height={i === 5 ? 60 : 21} fill={colour} />
      ))}
      <path d="M0 44H320" stroke="#1d2327" strokeDasharray="5 5" opacity=".45" />
      <path d="M0 84H320" stroke="#861f22" strokeDasharray="5 5" opacity=".7" />
      <path d="M0 128q60-22 120-8t110-12t90 10V160H0Z" fill="#2d6a5c" />
      <path d="M0 142q80-14 150-4t170-8V160H0Z" fill="#1f4f49" />
      <g fill="#33312f">
        <path d="M52 124V86h12v34M70 121V94h10v26" />
        <path
          d="M58 82q-8-14 4-20q-6-14 10-18"
          fill="none"
          stroke="#33312f"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".55"
        />
      </g>
      <g stroke="#f5f1e8" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M236 132V82M236 82l22-12M236 82l-22-10M236 82l-2 25" />
        <path d="M280 128V96M280 96l14-8M280 96l-14-7M280 96l-1 16" />
      </g>
    </>
  );
}

function FutureEnergy() {
  return (
    <>
      <rect width="320" height="160" fill="#e3edf3" />
      <g stroke="#a9c3d2" strokeWidth=".7">
        {keyed(new Array(16).fill(0)).map(({ key, index: i }) => (
          <path key={key} d={`M${i * 20} 0V160M0 ${i * 10}H320`} />
        ))}
      </g>
      <path d="M40 120q20-40 60-44t50-36q30-20 60 2t66 10" fill="none" stroke="#5b8097" strokeWidth="1.2" strokeDasharray="3 4" />
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M60 112L118 84L166 100" stroke="#c2410c" />
        <path d="M166 100L214 60L272 82" stroke="#1d6fb8" />
        <path d="M118 84L150 40L214 60" stroke="#b08300" />
      </g>
      <g fill="#fffdf8" stroke="#29495c" strokeWidth="2">
        {[
          [60, 112],
          [118, 84],
          [166, 100],
          [150, 40],
          [214, 60],
          [272, 82],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x}`}>
            <circle cx={x} cy={y} r="10" />
            <path d={`M${x - 3} ${y - 3}v6M${x + 3} ${y - 3}v6`} />
          </g>
        ))}
      </g>
    </>
  );
}

function Bataille() {
  return (
    <>
      {keyed(STRIPES).map(({ key, item: colour, index: i }) => (
        <rect key={key} x={i * 16} y="0" width="16.5" height="160" fill={colour} />
      ))}
      <g fill="#fffdf8" opacity=".92">
        <path
          d="M0 132L40 124L72 130L104 112L140 118L176 92L208 98L240 66L272 60L320 22"
          fill="none"
          stroke="#fffdf8"
          strokeWidth="3"
          strokeLinejoin="round"
          opacity=".7"
        />
        {[104, 140, 176, 212].map((x) => (
          <g key={x}>
            <circle cx={x} cy="104" r="8" />
            <path d={`M${x - 14} 146q0-28 14-28t14 28Z`} />
          </g>
        ))}
      </g>
    </>
  );
}

function Council() {
  return (
    <>
      <rect width="320" height="160" fill="#1b1a3a" />
      <g fill="#cfd0ff" opacity=".7">
        {[
          [24, 30],
          [60, 120],
          [92, 18],
          [140, 140],
          [200, 22],
          [250, 130],
          [292, 44],
          [304, 108],
          [38, 72],
          [176, 150],
        ].map(([x, y]) => (
          <circle key={`${x}`} cx={x} cy={y} r="1.3" />
        ))}
      </g>
      <g fill="none" stroke="#7f7ec9" strokeWidth="1.2">
        <ellipse cx="160" cy="82" rx="112" ry="44" />
        <ellipse cx="160" cy="82" rx="76" ry="30" />
        <ellipse cx="160" cy="82" rx="42" ry="16" />
      </g>
      <circle cx="160" cy="82" r="13" fill="#f2c86b" />
      <circle cx="202" cy="80" r="5" fill="#66c9c1" />
      <circle cx="92" cy="92" r="7" fill="#bd99e3" />
      <circle cx="256" cy="58" r="8" fill="#f2814f" />
      <path d="M160 82L268 26" stroke="#fff6d6" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="#9fe3ff" stroke="#1b1a3a">
        <path d="M238 98l9-5l9 5v10l-9 5l-9-5Z" />
        <path d="M70 52l7-4l7 4v8l-7 4l-7-4Z" fill="#ffd7a8" />
      </g>
    </>
  );
}

const COVERS: Readonly<Record<string, () => ReactNode>> = {
  co2: Co2,
  'future-energy': FutureEnergy,
  'bataille-pour-le-climat': Bataille,
  'council-of-shadows': Council,
};

/** The look of a game's box, as a picture of ours, in a drawing of 320 × 160. */
export function Picture({ game }: { readonly game: string }) {
  const Drawn = COVERS[game];
  return Drawn === undefined ? <rect width="320" height="160" fill="var(--sunk)" /> : <Drawn />;
}

export function Cover({ game }: { readonly game: string }) {
  return (
    <svg className="cover" viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture game={game} />
    </svg>
  );
}
