import { type Aid, type Box, type Speaker, type State, speakerFor } from '@kaya/engine';
import { useState } from 'react';
import { loadAid } from '../app/boxes.ts';
import { Dialog } from '../app/Dialog.tsx';
import { useLoaded } from '../app/useLoaded.ts';
import { useGameName } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Sheet } from './Sheet.tsx';
import { aidText } from './text/index.ts';

interface Props {
  readonly box: Box;
  /** The game it is for: what is in play there is on it. */
  readonly state: State;
  onRules?(): void;
  onClose(): void;
}

/** The player aid over the page. */
export function AidWindow({ box, state, onRules, onClose }: Props) {
  const { locale } = useText();
  const say = useCatalogue(aidText);
  const name = useGameName(box.game.id);
  const [page, setPage] = useState(0);
  const loaded = useLoaded(async () => {
    const aid = await loadAid(box);
    return { aid, speaker: await aidSpeaker(box, aid, locale) };
  }, [box.game.id, locale]);
  if (say === null || loaded === null) return null;
  const { aid, speaker } = loaded;
  return (
    <Dialog kind="wide" title={say('aid.title', { game: name })} onClose={onClose}>
      <Sheet aid={aid} sheet={aid.sheet(state)} speaker={speaker} say={say} page={page} setPage={setPage} />
      <div className="aid-foot buttons">
        <button type="button" onClick={() => print()}>
          {say('aid.print')}
        </button>
        {onRules !== undefined && (
          <button type="button" onClick={onRules}>
            {say('aid.rules')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** The game's words and those of its aid. */
function aidSpeaker(box: Box, aid: Aid, locale: Speaker['locale']): Promise<Speaker> {
  const both = async () => {
    const [words, own] = await Promise.all([box.voice.catalogues[locale](), aid.words[locale]()]);
    return { ...words, ...own };
  };
  return speakerFor({ catalogues: { en: both, fr: both, ru: both } }, locale);
}
