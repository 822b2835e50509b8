import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applySettings } from './app/settings.ts';
import { followMine } from './net/myTables.ts';
import './style/theme.css';
import './style/base.css';
import './style/home.css';
import './style/pages.css';
import './style/table.css';
import './style/board.css';
import './style/decision.css';
import './style/side.css';
import './style/moments.css';
import './style/lesson.css';
import './style/closer.css';
import './style/aid.css';
import './style/coach.css';
import './style/analysis.css';
import './style/phone.css';
import './style/size.css';

applySettings();

/** Subscriptions get lost: who wanted to be called in this browser is subscribed anew with each visit. */
async function renewCalls(): Promise<void> {
  if (localStorage.getItem('kaya-push') === null) return;
  await (await import('./people/subscription.ts')).renew();
}

const place = document.getElementById('kaya');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

addEventListener('load', () => void followMine().catch(() => undefined));

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Taken up when the page is at rest, so that the first visit is not slowed down.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').then(renewCalls, () => undefined));
}
