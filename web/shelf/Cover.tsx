import { useOnShelf } from './shelf.ts';

/** The look of a game's box, as a picture of ours. */
export function Cover({ game }: { readonly game: string }) {
  const onShelf = useOnShelf(game);
  return (
    <svg className="cover" viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {onShelf === null ? <rect width="320" height="160" fill="var(--sunk)" /> : <onShelf.Picture />}
    </svg>
  );
}
