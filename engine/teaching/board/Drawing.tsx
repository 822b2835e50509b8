import type { BoardProps } from '@kaya/engine';
import { Sheet, usePieces } from '@kaya/pieces';
import type { Lamp } from '../types/index.ts';
import { Harbour } from './Harbour.tsx';
import { TALL, WIDE } from './layout.ts';
import { Piles } from './Piles.tsx';
import { Streets } from './Streets.tsx';
import { scene } from './scene.ts';

/** The common table. */
export function Drawing(props: BoardProps<Lamp>) {
  const layout = props.portrait === true ? TALL : WIDE;
  const all = { ...props, layout, pieces: usePieces(props.view, props.viewer, scene) };
  return (
    <Sheet width={layout.width} height={layout.height}>
      <rect width={layout.width} height={layout.height} fill="var(--surface)" />
      <Harbour {...all} />
      <Streets {...all} />
      <Piles {...all} />
    </Sheet>
  );
}
