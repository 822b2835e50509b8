import { Dialog } from '../app/Dialog.tsx';
import { SettingsForm } from '../app/SettingsForm.tsx';
import { usePhone } from '../app/usePhone.ts';
import { CoachSettings } from '../coach/CoachSettings.tsx';
import { MetLink } from '../coach/MetLink.tsx';
import { KeyList } from '../readings/KeyList.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { useMoment, useTable } from './atTable.ts';
import { exportRecord } from './exportRecord.ts';
import { TimeBar } from './TimeBar.tsx';
import { tableText } from './text/index.ts';

/** What one rarely wants at a table: the record, the big screen, the settings. */
export function TableMenu({ onClose }: { onClose(): void }) {
  const say = useText();
  const phone = usePhone();
  const { session, state, box, openRule, analyse } = useTable();
  const { lookAt } = useMoment();
  const own = useCatalogue(tableText);
  return (
    <Dialog title={say('nav.menu')} onClose={onClose}>
      <div className="buttons">
        {phone && (
          <>
            <button
              type="button"
              onClick={() => {
                onClose();
                openRule('');
              }}
            >
              {say('nav.rules')}
            </button>
            <TimeBar onOpen={onClose} />
          </>
        )}
        {state.outcome === null && box.game.brain !== undefined && own !== null && !session.isDraft && (
          <button
            type="button"
            onClick={() => {
              onClose();
              lookAt(null);
              analyse(true);
            }}
          >
            {own('ending.analyse')}
          </button>
        )}
        <button type="button" onClick={() => void exportRecord(session)}>
          {say('table.export')}
        </button>
        <a href={`${location.pathname}/screen`} target="_blank" rel="noopener" className="button">
          {own?.('table.big-screen')}
        </a>
      </div>
      <CoachSettings />
      <p>
        <MetLink game={session.game.id} />
      </p>
      <KeyList />
      <SettingsForm />
    </Dialog>
  );
}
