import type { BoardProps } from '@kaya/engine';
import { IconSheet, Sheet, usePieces } from '@kaya/pieces';
import { useMemo } from 'react';
import type { Co2 } from '../types/index.ts';
import { ICONS } from './icons.ts';
import { layoutFor } from './layout.ts';
import { Market } from './Market.tsx';
import { Sky } from './Sky.tsx';
import { Summits } from './Summits.tsx';
import { scene } from './scene.ts';
import { Tracks } from './Tracks.tsx';
import { UnGoals } from './UnGoals.tsx';
import { World } from './World.tsx';

/** The common table of CO₂. */
export function Drawing(props: BoardProps<Co2>) {
  const pieces = usePieces(props.view, props.viewer, scene);
  const { portrait, room } = props;
  const layout = useMemo(
    () => layoutFor({ ...(portrait === undefined ? {} : { portrait }), ...(room === undefined ? {} : { room }) }),
    [portrait, room],
  );
  const all = { ...props, pieces, layout };
  return (
    <Sheet width={layout.width} height={layout.height} least={layout.small}>
      <IconSheet prefix="co2" icons={ICONS}>
        <rect width={layout.width} height={layout.height} fill="var(--surface)" />
        <World {...all} />
        <Sky {...all} />
        <Market {...all} />
        <Tracks {...all} />
        <Summits {...all} />
        <UnGoals {...all} />
      </IconSheet>
    </Sheet>
  );
}
