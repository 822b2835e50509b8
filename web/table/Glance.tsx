import { useMoment, useSpeech, useTable } from './atTable.ts';

/** How near the end is, where the board does not show it: `board/PanZoom` says when. */
export function Glance() {
  const { board, state } = useTable();
  const { view } = useMoment();
  const { say } = useSpeech();
  const words = state.outcome === null ? (board?.glance?.(view) ?? []) : [];
  if (words.length === 0) return null;
  return <p className="glance">{words.map(say).join(' · ')}</p>;
}
