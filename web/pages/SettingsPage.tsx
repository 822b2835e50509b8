import { SettingsForm } from '../app/SettingsForm.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { CoachSettings } from '../coach/CoachSettings.tsx';
import { People } from '../people/People.tsx';
import { PeopleWords } from '../people/words.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { pageText } from './text/index.ts';

export function SettingsPage() {
  const say = useText();
  const own = useCatalogue(pageText);
  usePageTitle(say('nav.settings'));
  return (
    <div className="narrow">
      <h1>{say('nav.settings')}</h1>
      <p className="quiet">{own?.('settings.help')}</p>
      <SettingsForm />
      <CoachSettings />
      <PeopleWords>
        <People />
      </PeopleWords>
    </div>
  );
}
