import { defaults } from '@kaya/engine';
import { loadBox } from '../app/boxes.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { AidButton } from './AidButton.tsx';

/** The player aid on a page about a game, as it is usually played. */
export function AidLink({ game }: { readonly game: string }) {
  const box = useLoaded(() => loadBox(game), [game]);
  return box === null ? null : <AidButton box={box} seats={box.shelf.seats} options={defaults(box.game.options)} />;
}
