import { useEffect, useId, useState } from 'react';
import { LanguageField } from '../app/LanguageField.tsx';
import { callingApi } from '../people/callingApi.ts';
import { WebhookForm } from '../people/ReachForms.tsx';
import { useText } from '../text/index.ts';
import type { GroupProps } from './GroupPage.tsx';
import { groupsApi } from './groupsApi.ts';
import { useAttempt } from './useAttempt.ts';

/** Where the group is told of tables and dates besides this page; nothing is offered where this host cannot do it. */
export function Elsewhere({ group, say, onReload }: GroupProps & { onReload(): Promise<void> }) {
  const { locale } = useText();
  const heading = useId();
  const { failed, attempt } = useAttempt(say);
  const [offered, setOffered] = useState(false);
  const [language, setLanguage] = useState(locale);
  useEffect(() => {
    callingApi.get().then(
      ({ offers }) => setOffered(offers.webhook),
      () => setOffered(false),
    );
  }, []);
  const remove = () =>
    attempt(async () => {
      await groupsApi.removeWebhook(group.id);
      await onReload();
    });
  if (!offered) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{say('hook.title')}</h2>
      <p className="quiet">{say('hook.help')}</p>
      {group.webhook !== null && (
        <p>
          {say(group.webhook.works ? 'hook.works' : 'hook.fails', { host: group.webhook.host })}{' '}
          <button type="button" onClick={() => void remove()}>
            {say('hook.remove')}
          </button>
        </p>
      )}
      {failed !== null && <p role="alert">{failed}</p>}
      <WebhookForm onSend={(webhook) => groupsApi.setWebhook(group.id, { ...webhook, locale: language })} onSaved={onReload}>
        <LanguageField label={say('hook.language')} value={language} onChange={setLanguage} />
      </WebhookForm>
    </section>
  );
}
