import { memo } from 'react';
import { SPACE } from './colours.ts';
import type { ChartPlan } from './galaxies.ts';

/** Stars that always stand where they stood: the same small sum for everybody. */
function stars(count: number, size: number, seed: number, width: number, height: number): string {
  let path = '';
  let at = seed;
  for (let i = 0; i < count; i++) {
    at = (at * 16807) % 2147483647;
    const x = at % width;
    at = (at * 16807) % 2147483647;
    path += `M${x} ${at % height}h${size}v${size}h-${size}z`;
  }
  return path;
}

/** The glow of the galaxies with its stars, and the edges between the three sectors. */
export const Sky = memo(function Sky({ plan: { width, height, edges } }: { readonly plan: ChartPlan }) {
  return (
    // A layer of its own, which no move paints again.
    <g pointerEvents="none" style={{ willChange: 'opacity' }}>
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
      <rect width={width} height={height} fill="url(#cos-sky)" />
      <path d={stars(140, 1.1, 4711, width, height)} fill="#b9b8ff" fillOpacity=".5" />
      <path d={stars(34, 1.8, 815, width, height)} fill="#fff" fillOpacity=".8" />
      {edges.map((edge) => (
        <g key={edge} fill="none">
          <path d={edge} stroke="#8f8cff" strokeOpacity=".12" strokeWidth="14" />
          <path d={edge} stroke="#a9a6ff" strokeOpacity=".55" strokeWidth="1.5" strokeDasharray="2 7" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
});
