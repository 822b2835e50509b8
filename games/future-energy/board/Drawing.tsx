import type { BoardProps } from '@kaya/engine';
import { IconSheet, Sheet, usePieces } from '@kaya/pieces';
import { type ReactNode, useRef } from 'react';
import type { FutureEnergy } from '../types.ts';
import { Cables } from './Cables.tsx';
import { SEA } from './colours.ts';
import { Europe, Regions } from './Europe.tsx';
import { ICONS } from './icons.ts';
import { LineGains } from './LineGains.tsx';
import { BOARD } from './layout.ts';
import { Matches } from './Matches.tsx';
import { Networks } from './Networks.tsx';
import { Offers } from './Offers.tsx';
import { idOf, usePointed } from './pointed.ts';
import { Routes } from './Routes.tsx';
import { layingLines } from './reachable.ts';
import { Names, Spaces } from './Spaces.tsx';
import { Standings } from './Standings.tsx';
import { scene } from './scene.ts';

/** The common table of Future Energy: an engineer's drawing of Europe, and what is for sale. */
export function Drawing(props: BoardProps<FutureEnergy>) {
  const pieces = usePieces(props.view, props.viewer, scene);
  const all = { ...props, pieces };
  // On a phone there is room at the edge for the table's own buttons.
  const width = BOARD.width + (props.portrait === true ? BOARD.margin : 0);
  return (
    <Sheet width={width} height={BOARD.height}>
      <IconSheet prefix="fe" icons={ICONS}>
        <rect width={width} height={BOARD.height} fill={SEA} />
        <Europe seats={props.view.players.length} />
        <Pointed {...props}>
          <Cables {...all} />
          <Regions {...all} />
          <Spaces {...all} />
          <Offers {...all} />
        </Pointed>
      </IconSheet>
    </Sheet>
  );
}

/** The map with what shows when it is needed: under it the network of a player, over it what is looked for and the ways of the crew. */
function Pointed({ children, ...props }: BoardProps<FutureEnergy> & { readonly children: ReactNode }) {
  const root = useRef<SVGGElement>(null);
  const pointed = usePointed(root);
  const standing = idOf(pointed, 'standing');
  const laying = layingLines(props.view);
  const seat = standing === null ? laying : Number(standing);
  return (
    <g ref={root}>
      {seat !== null && <Networks view={props.view} seat={seat} />}
      {children}
      <Matches view={props.view} pointed={pointed} />
      {laying !== null && <LineGains view={props.view} seat={laying} />}
      <Names {...props} />
      <Standings {...props} />
      <Routes {...props} pointed={pointed} />
    </g>
  );
}
