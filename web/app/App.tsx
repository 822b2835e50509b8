import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from '../pages/HomePage.tsx';
import { loadShelf, type OnShelf, ShelfOfGames } from '../shelf/shelf.ts';
import { SiteText, siteWords } from '../text/index.ts';
import { Broken } from './Broken.tsx';
import { Notices } from './Notices.tsx';
import { Shell } from './Shell.tsx';
import { useSettings } from './settings.ts';
import { useArrival } from './useArrival.ts';

const FurtherPages = lazy(async () => ({ default: (await import('./FurtherPages.tsx')).FurtherPages }));
const NewPage = lazy(async () => ({ default: (await import('../pages/NewPage.tsx')).NewPage }));
const LearnPage = lazy(async () => ({ default: (await import('../pages/LearnPage.tsx')).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import('../lesson/LessonPage.tsx')).LessonPage }));
const RulesPage = lazy(async () => ({ default: (await import('../pages/RulesPage.tsx')).RulesPage }));
const ExercisePage = lazy(async () => ({ default: (await import('../exercises/ExercisePage.tsx')).ExercisePage }));
const SettingsPage = lazy(async () => ({ default: (await import('../pages/SettingsPage.tsx')).SettingsPage }));
const LocalPage = lazy(async () => ({ default: (await import('../pages/LocalPage.tsx')).LocalPage }));
const LocalScreenPage = lazy(async () => ({ default: (await import('../pages/LocalScreenPage.tsx')).LocalScreenPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const TablePage = lazy(async () => ({ default: (await import('../pages/TablePage.tsx')).TablePage }));
const SeatLinkPage = lazy(async () => ({ default: (await import('../pages/SeatLinkPage.tsx')).SeatLinkPage }));

interface Loaded {
  readonly words: Awaited<ReturnType<typeof siteWords>>;
  readonly shelf: readonly OnShelf[];
}

/** The whole site, in the reader's language. */
export function App() {
  const { locale } = useSettings();
  useArrival();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([siteWords(locale), loadShelf(locale)]).then(
      ([words, shelf]) => wanted && setLoaded({ words, shelf }),
      // Without a network a language may be missing: what is loaded stays.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  if (loaded === null) return null;
  return (
    <SiteText value={loaded.words}>
      <ShelfOfGames value={loaded.shelf}>
        <Broken>
          <Suspense fallback={null}>
            <Switch>
              <Route path="/local/:id">{({ id }) => <LocalPage key={id} id={id} />}</Route>
              <Route path="/local/:id/screen">{({ id }) => <LocalScreenPage key={id} id={id} />}</Route>
              <Route path="/replay" component={ReplayPage} />
              <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path="/table/:id/screen">{({ id }) => <TablePage key={id} id={id} screen />}</Route>
              <Route path="/learn/:game/:lesson">
                {({ game, lesson }) => <LessonPage key={`${game} ${lesson}`} game={game} lesson={lesson} />}
              </Route>
              <Route path="/exercises/:game/:id">
                {({ game, id }) => <ExercisePage key={`${game} ${id}`} game={game} id={id} />}
              </Route>
              <Route path="/seat/:id">{({ id }) => <SeatLinkPage id={id} />}</Route>
              <Route>
                <Shell>
                  <Suspense fallback={null}>
                    <Switch>
                      <Route path="/" component={HomePage} />
                      <Route path="/new/:game">{({ game }) => <NewPage key={game} game={game} />}</Route>
                      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
                      <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
                      <Route path="/settings" component={SettingsPage} />
                      <Route component={FurtherPages} />
                    </Switch>
                  </Suspense>
                </Shell>
              </Route>
            </Switch>
          </Suspense>
        </Broken>
      </ShelfOfGames>
      <Notices />
    </SiteText>
  );
}
