import type { Box } from '@kaya/engine';
import type { DailyResults } from '@kaya/wire';
import { keyed } from '../app/keyed.ts';
import { WideTable } from '../app/WideTable.tsx';
import { sayScore } from '../branch/result.ts';
import { branchText } from '../branch/text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Differed } from './Differed.tsx';
import type { SayDaily } from './text/index.ts';

interface Props {
  readonly results: DailyResults;
  readonly box: Box;
  readonly say: SayDaily;
}

/** How everybody did, and where people decided differently. */
export function Results({ results, box, say }: Props) {
  const points = useCatalogue(branchText);
  if (points === null) return null;
  const { people, mine, best } = results;
  // Alone, where nobody loses, nobody is told to have won.
  const isContest = mine.record.seats > 1 || best.some(({ won }) => !won);
  const told = ({ won, score }: { readonly won: boolean; readonly score: number }) =>
    isContest ? sayScore(won, score, points) : say('daily.points', { score });
  return (
    <>
      <p role="status">
        <strong>{say('daily.place', { place: mine.place, people, result: told(mine) })}</strong>
      </p>
      <h2>{say('daily.results')}</h2>
      <WideTable className="scores daily-results" columns={[say('daily.who'), say('daily.rank'), say('daily.result')]}>
        {keyed(best).map(({ key, item: { place, name, won, score, you } }) => (
          <tr key={key} data-winner={you ? '' : undefined}>
            <th scope="row">
              {name} {you && <small>({say('daily.you')})</small>}
            </th>
            <td>{place}</td>
            <td>{told({ won, score })}</td>
          </tr>
        ))}
      </WideTable>
      <h2>{say('daily.differed')}</h2>
      <Differed results={results} box={box} say={say} />
    </>
  );
}
