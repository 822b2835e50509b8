import type { BoardProps } from '@kaya/engine';
import { IconSheet, Sheet, usePieces } from '@kaya/pieces';
import type { FutureEnergy } from '../types.ts';
import { Cables } from './Cables.tsx';
import { SEA } from './colours.ts';
import { Europe } from './Europe.tsx';
import { ICONS } from './icons.ts';
import { BOARD } from './layout.ts';
import { Offers } from './Offers.tsx';
import { Routes } from './Routes.tsx';
import { Spaces } from './Spaces.tsx';
import { scene } from './scene.ts';

/** The common table of Future Energy: an engineer's drawing of Europe, and what is for sale. */
export function Drawing(props: BoardProps<FutureEnergy>) {
  const pieces = usePieces(props.view, props.viewer, scene);
  const all = { ...props, pieces };
  return (
    <Sheet {...BOARD}>
      <IconSheet prefix="fe" icons={ICONS}>
        <rect width={BOARD.width} height={BOARD.height} fill={SEA} />
        <Europe {...all} />
        <Cables {...all} />
        <Routes {...all}>
          <Spaces {...all} />
        </Routes>
        <Offers {...all} />
      </IconSheet>
    </Sheet>
  );
}
