import type { BoardProps } from '@kaya/engine';
import { IconSheet, type Rect, Sheet, usePieces } from '@kaya/pieces';
import type { ReactNode } from 'react';
import type { Bpc } from '../types/index.ts';
import { Chronicle } from './Chronicle.tsx';
import { Climate } from './Climate.tsx';
import { Panel } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { type Layout, layoutFor, type Needed } from './layout.ts';
import { activationHeight, eventHeight } from './Now.tsx';
import { Offices } from './Offices.tsx';
import { isScene, Stage, sceneRoom } from './Stage.tsx';
import { Stripes, Track } from './Stripes.tsx';
import { scene } from './scene.ts';
import { lanesOf } from './strain.ts';
import { Tiles, tilesHeight } from './Tiles.tsx';
import { World } from './World.tsx';

/** The common table of Bataille pour le Climat. */
export function Drawing(props: BoardProps<Bpc>) {
  const { view, room, portrait } = props;
  const plan = (stage: Needed['stage'], answers = 0) => layoutFor(room, portrait === true, view.order, { stage, answers });
  const plain = plan('event');
  if (isScene(view, plain)) return <Table {...props} layout={plan('scene')} />;
  if (!plain.touch) return <Table {...props} layout={plain} />;
  const inside = { ...props, layout: plain, width: plain.stage.width - 16 };
  const stage = view.event === null && view.check === null ? activationHeight(inside) : eventHeight(inside);
  return <Table {...props} layout={plan(stage, tilesHeight(inside))} />;
}

/** The table in one of its arrangements. */
export function Table({ children, ...props }: BoardProps<Bpc> & { readonly layout: Layout; readonly children?: ReactNode }) {
  const { view, layout } = props;
  const pieces = usePieces(view, props.viewer, scene);
  const all = { ...props, pieces, lanes: lanesOf(view) };
  const over = isScene(view, layout) ? sceneRoom(view, layout) : null;
  /** Does a scene lie over it? */
  const covered = (part: Rect) => over !== null && over.y === part.y && part.x >= over.x;
  // In the order in which keys walk through it: what is asked now comes before the world.
  return (
    <Sheet width={layout.width} height={layout.height}>
      <style>{'@keyframes bpc-appear { from { opacity: 0 } }'}</style>
      <IconSheet prefix="bpc" icons={ICONS}>
        <rect width={layout.width} height={layout.height} fill="var(--paper)" />
        <Stripes {...all} />
        {layout.track !== null && <Track {...all} room={layout.track} />}
        <Stage {...all} />
        <World {...all} />
        <Chronicle {...all} />
        {!covered(layout.climate) && <Climate {...all} />}
        {!covered(layout.offices) && <Offices {...all} />}
        {layout.answers !== null && (
          <Panel {...layout.answers}>
            <g data-answers="" transform="translate(8 8)">
              <Tiles {...all} width={layout.answers.width - 16} />
            </g>
          </Panel>
        )}
        {children}
      </IconSheet>
    </Sheet>
  );
}
