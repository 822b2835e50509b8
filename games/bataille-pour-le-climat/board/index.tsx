import type { Board, BoardProps } from '@kaya/engine';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Bpc } from '../types/index.ts';
import { Drawing } from './Drawing.tsx';
import { glance } from './glance.ts';
import { Hand } from './Hand.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { scene } from './scene.ts';
import { signOf } from './signOf.ts';

/** What nobody sees when a table is opened comes when it is wanted. */
function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => unknown {
  const Wanted = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Wanted {...props} />
    </Suspense>
  );
}

const Detail = later<BoardProps<Bpc> & { readonly place: string }>(async () => (await import('./Detail.tsx')).Detail);
const Screen = later<BoardProps<Bpc>>(async () => (await import('./Screen.tsx')).Screen);
const Ending = later<BoardProps<Bpc>>(async () => (await import('./Ending.tsx')).Ending);

/** The list can be read without its pictures: they come when the table is at rest. */
const REST = 1000;
const Sign = later<{ readonly name: string }>(async () => {
  await new Promise((rested) => setTimeout(rested, REST));
  return (await import('./Sign.tsx')).Sign;
});

/** What Bataille pour le Climat looks like. */
export const board: Board<Bpc> = { scene, Drawing, SeatPanel, Hand, Detail, Screen, Ending, Sign, signOf, glance };
