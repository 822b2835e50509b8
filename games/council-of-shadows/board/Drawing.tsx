import type { BoardProps } from '@kaya/engine';
import { IconSheet, Sheet, usePieces } from '@kaya/pieces';
import type { Cos } from '../types.ts';
import { Automa } from './Automa.tsx';
import { Chart } from './Chart.tsx';
import { NIGHT } from './colours.ts';
import { ICONS } from './icons.ts';
import { BOARD } from './layout.ts';
import { Market } from './Market.tsx';
import { Offer, offered } from './Offer.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { scene, shownSeat } from './scene.ts';
import { Tracks } from './Tracks.tsx';

/** The common table of Council of Shadows, with the board of whoever looks at it. */
export function Drawing(props: BoardProps<Cos>) {
  const pieces = usePieces(props.view, props.viewer, scene);
  const all = { ...props, pieces };
  return (
    <Sheet {...BOARD}>
      <IconSheet prefix="cos" icons={ICONS}>
        <g style={NIGHT}>
          <Chart {...all} />
          <Automa {...props} />
          <Tracks {...all} />
          {offered(props.view, props.viewer) === null ? <Market {...all} /> : <Offer {...all} />}
          <OwnBoard {...all} seat={shownSeat(props.view, props.viewer)} />
        </g>
      </IconSheet>
    </Sheet>
  );
}
