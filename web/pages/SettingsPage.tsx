import { SettingsForm } from '../app/SettingsForm.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useText } from '../text/index.ts';
import { SignedIn } from './SignedIn.tsx';

export function SettingsPage() {
  const say = useText();
  usePageTitle(say('nav.settings'));
  return (
    <div className="narrow">
      <h1>{say('nav.settings')}</h1>
      <p className="quiet">{say('settings.help')}</p>
      <SettingsForm />
      <SignedIn />
    </div>
  );
}
