import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import { LanguageField } from './LanguageField.tsx';
import { change, useSettings } from './settings.ts';

/** The quiet room around every page that is not a table. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const say = useText();
  const { locale } = useSettings();
  return (
    <>
      <a className="skip" href="#content">
        {say('nav.skip')}
      </a>
      <header className="site-header">
        <Link href="/" className="site-name">
          <img src="/icon.svg" alt="" width="28" height="28" />
          Kaya
        </Link>
        <nav aria-label={say('nav.site')}>
          <Link href="/about">{say('nav.about')}</Link>
          <Link href="/settings">{say('nav.settings')}</Link>
          <LanguageField label={say('settings.language')} bare value={locale} onChange={(locale) => change({ locale })} />
        </nav>
      </header>
      <main id="content" className="page" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
