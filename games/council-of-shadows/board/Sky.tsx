import { SPACE } from './colours.ts';
import { EDGES, MAP } from './layout.ts';

/** Stars that always stand where they stood: the same small sum for everybody. */
function stars(count: number, size: number, seed: number): string {
  let path = '';
  let at = seed;
  for (let i = 0; i < count; i++) {
    at = (at * 16807) % 2147483647;
    const x = at % 1200;
    at = (at * 16807) % 2147483647;
    path += `M${x} ${at % 750}h${size}v${size}h-${size}z`;
  }
  return path;
}
const FAINT = stars(260, 1.1, 4711);
const BRIGHT = stars(60, 1.8, 815);

/** Deep indigo, the stars, and the edges between the three sectors. */
export function Sky({ side }: { readonly side: string }) {
  return (
    <g pointerEvents="none">
      <defs>
        <radialGradient id="cos-sky" cx=".12" cy="1" r="1.15">
          <stop offset="0" stopColor="#34307f" />
          <stop offset=".45" stopColor={SPACE.high} />
          <stop offset="1" stopColor={SPACE.deep} />
        </radialGradient>
        <radialGradient id="cos-star">
          <stop offset="0" stopColor="#fff7d6" stopOpacity=".55" />
          <stop offset=".5" stopColor="#ffdf8a" stopOpacity=".2" />
          <stop offset="1" stopColor="#ffdf8a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="750" fill={SPACE.deep} />
      <rect width={MAP.width} height={MAP.height} fill="url(#cos-sky)" />
      <path d={FAINT} fill="#b9b8ff" fillOpacity=".5" />
      <path d={BRIGHT} fill="#fff" fillOpacity=".8" />
      {(EDGES[side] ?? []).map((edge) => (
        <g key={edge} fill="none">
          <path d={edge} stroke="#8f8cff" strokeOpacity=".12" strokeWidth="14" />
          <path d={edge} stroke="#a9a6ff" strokeOpacity=".55" strokeWidth="1.5" strokeDasharray="2 7" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}
