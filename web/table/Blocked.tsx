import { useEffect } from 'react';
import { type Choosing, useSpeech } from './atTable.ts';
import { Reasons } from './Reasons.tsx';

interface Props {
  readonly blocked: Choosing['choices']['blocked'];
  onShown?(): void;
}

/** What cannot be done, each with the reasons. */
export function Blocked({ blocked, onShown }: Props) {
  const speech = useSpeech();
  // What scrolling gives back is nothing to be called when this goes.
  useEffect(() => void onShown?.(), [onShown]);
  return blocked.map(({ action, reasons }) => (
    <div key={JSON.stringify(action)} className="blocked">
      <span>{speech.sayAction(action)}</span>
      <Reasons reasons={reasons} />
    </div>
  ));
}
