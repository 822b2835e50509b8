import { type Box, parseRecord, Runner, replay, type State, speakerFor, viewOf } from '@kaya/engine';
import type { DailyResults } from '@kaya/wire';
import { useLoaded } from '../app/useLoaded.ts';
import { useText } from '../text/index.ts';
import type { SayDaily } from './text/index.ts';

interface Props {
  readonly results: DailyResults;
  readonly box: Box;
  readonly say: SayDaily;
}

/** What the player saw before each of these moves; nothing where these rules do not lead there any more. */
function viewsBefore({ game }: Box, { mine, differed }: DailyResults): ReadonlyMap<number, State> {
  const views = new Map<number, State>();
  const parsed = parseRecord(mine.record);
  if (parsed.ok)
    replay(game, parsed.record, (state, moves) => {
      if (differed.some((it) => it.moves === moves)) views.set(moves, viewOf(game, state, 0));
    });
  return views;
}

/** One's own decisions at which people chose differently, in the game's words. */
export function Differed({ results, box, say }: Props) {
  const { locale } = useText();
  const { game, day, mine, differed } = results;
  const told = useLoaded(async () => {
    const names = Array.from({ length: mine.record.seats }, (_, i) => (i === 0 ? '' : String(i + 1)));
    return { speaker: await speakerFor(box.voice, locale, names), views: viewsBefore(box, results) };
  }, [game, day, locale]);
  if (told === null) return null;
  const { speaker, views } = told;
  const shown = differed.flatMap(({ moves, choices }) => {
    const view = views.get(moves);
    const step = view === undefined ? null : new Runner(box.game, view).decision;
    if (view === undefined || step === null) return [];
    const asked = speaker.say(box.voice.prompt(view, step, 0));
    return [{ moves, asked, choices: choices.map((it) => ({ ...it, text: speaker.say(box.voice.action(it.action, view, 0)) })) }];
  });
  if (shown.length === 0) return <p className="quiet">{say('daily.no-difference')}</p>;
  return (
    <ol className="differed">
      {shown.map(({ moves, asked, choices }) => (
        <li key={moves}>
          {say('daily.move', { move: moves + 1, asked })}
          <ul>
            {choices.map(({ text, people, you }) => (
              <li key={text} data-you={you ? '' : undefined}>
                {text} <small>{say(you ? 'daily.yours' : 'daily.people', { people })}</small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
