import { useEffect } from 'react';
import { type Choosing, useSpeech } from './atTable.ts';
import { Reasons } from './Reasons.tsx';

/** What cannot be done, each with the reasons. */
export function Blocked({ blocked, onShown }: { readonly blocked: Choosing['choices']['blocked']; onShown(): void }) {
  useEffect(onShown, [onShown]);
  const speech = useSpeech();
  return blocked.map(({ action, reasons }) => (
    <div key={JSON.stringify(action)} className="blocked">
      <span>{speech.sayAction(action)}</span>
      <Reasons reasons={reasons} />
    </div>
  ));
}
