import { reachableByKey } from '@kaya/pieces';
import { useTable } from '../table/atTable.ts';
import { useText } from '../text/index.ts';
import { AnalysisView } from './AnalysisView.tsx';

/** The analysis of a game that still runs, in the place of the board. */
export function Midway() {
  const { analyse } = useTable();
  const say = useText();
  return (
    <section className="ending" ref={reachableByKey}>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => analyse(false)}>
          {say('time.return')}
        </button>
      </div>
      <AnalysisView />
    </section>
  );
}
