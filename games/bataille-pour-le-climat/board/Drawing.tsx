import type { BoardProps } from '@kaya/engine';
import { IconSheet, Sheet, usePieces } from '@kaya/pieces';
import type { Bpc } from '../types.ts';
import { Climate } from './Climate.tsx';
import { ICONS } from './icons.ts';
import { BOARD } from './layout.ts';
import { Offices } from './Offices.tsx';
import { Stage } from './Stage.tsx';
import { Stripes, Track } from './Stripes.tsx';
import { scene } from './scene.ts';
import { lanesOf } from './strain.ts';
import { World } from './World.tsx';

/** The common table of Bataille pour le Climat. */
export function Drawing(props: BoardProps<Bpc>) {
  const pieces = usePieces(props.view, props.viewer, scene);
  const all = { ...props, pieces, lanes: lanesOf(props.view) };
  return (
    <Sheet {...BOARD}>
      <IconSheet prefix="bpc" icons={ICONS}>
        <rect width={BOARD.width} height={BOARD.height} fill="var(--paper)" />
        <World {...all} />
        <Stripes {...all} />
        <Track {...all} />
        <Climate {...all} />
        <Stage {...all} />
        <Offices {...all} />
      </IconSheet>
    </Sheet>
  );
}
