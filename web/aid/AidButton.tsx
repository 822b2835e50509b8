import { type Box, checkSetup, type Options, seeded } from '@kaya/engine';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../text/index.ts';

const AidWindow = lazy(async () => ({ default: (await import('./AidWindow.tsx')).AidWindow }));

interface Props {
  readonly box: Box;
  readonly seats: number;
  readonly options: Options;
}

/** Opens the player aid of a game that nobody plays yet, as it would be with this set-up. */
export function AidButton({ box, seats, options }: Props) {
  const say = useText();
  const [open, setOpen] = useState(false);
  const setup = checkSetup(box.game, seats, options);
  const state = open && setup.ok ? box.game.setup({ seats, options: setup.options, seed: '' }, seeded('')) : null;
  return (
    <>
      <button type="button" className="link" disabled={!setup.ok} onClick={() => setOpen(true)}>
        {say('nav.aid')}
      </button>
      <Suspense fallback={null}>
        {state !== null && <AidWindow box={box} state={state} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
