import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

const MetPage = lazy(async () => ({ default: (await import('../coach/MetPage.tsx')).MetPage }));
const HostPage = lazy(async () => ({ default: (await import('../hosting/HostPage.tsx')).HostPage }));
const MyTablesPage = lazy(async () => ({ default: (await import('../pages/MyTablesPage.tsx')).MyTablesPage }));
const DailyPage = lazy(async () => ({ default: (await import('../daily/DailyPage.tsx')).DailyPage }));
const DailyTablePage = lazy(async () => ({ default: (await import('../daily/DailyTablePage.tsx')).DailyTablePage }));
const ExercisesPage = lazy(async () => ({ default: (await import('../exercises/ExercisesPage.tsx')).ExercisesPage }));
const StatisticsPage = lazy(async () => ({ default: (await import('../statistics/StatisticsPage.tsx')).StatisticsPage }));
const AboutPage = lazy(async () => ({ default: (await import('../pages/AboutPage.tsx')).AboutPage }));
const ProgramsPage = lazy(async () => ({ default: (await import('../programs/ProgramsPage.tsx')).ProgramsPage }));
const FindPage = lazy(async () => ({ default: (await import('../together/FindPage.tsx')).FindPage }));
const GroupsPage = lazy(async () => ({ default: (await import('../groups/GroupsPage.tsx')).GroupsPage }));
const GroupPage = lazy(async () => ({ default: (await import('../groups/GroupPage.tsx')).GroupPage }));
const JoinPage = lazy(async () => ({ default: (await import('../groups/JoinPage.tsx')).JoinPage }));
const RatingsPage = lazy(async () => ({ default: (await import('../ratings/RatingsPage.tsx')).RatingsPage }));
const LeaderboardPage = lazy(async () => ({ default: (await import('../ratings/LeaderboardPage.tsx')).LeaderboardPage }));
const LinkPage = lazy(async () => ({ default: (await import('../people/LinkPage.tsx')).LinkPage }));

/** Pages on no way to a table: whoever plays loads not even where they are. */
export function FurtherPages() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/met/:game">{({ game }) => <MetPage game={game} />}</Route>
        <Route path="/host" component={HostPage} />
        <Route path="/games" component={MyTablesPage} />
        <Route path="/exercises/:game">{({ game }) => <ExercisesPage key={game} game={game} />}</Route>
        <Route path="/mine/:game">{({ game }) => <StatisticsPage key={game} game={game} />}</Route>
        <Route path="/daily" component={DailyPage} />
        <Route path="/daily/:game">{({ game }) => <DailyTablePage key={game} game={game} day={null} />}</Route>
        <Route path="/daily/:game/:day">
          {({ game, day }) => <DailyTablePage key={`${game} ${day}`} game={game} day={day} />}
        </Route>
        <Route path="/find" component={FindPage} />
        <Route path="/groups" component={GroupsPage} />
        <Route path="/group/:id">{({ id }) => <GroupPage key={id} id={id} />}</Route>
        <Route path="/join" component={JoinPage} />
        <Route path="/ratings" component={RatingsPage} />
        <Route path="/ratings/:game">{({ game }) => <LeaderboardPage key={game} game={game} />}</Route>
        <Route path="/about" component={AboutPage} />
        <Route path="/programs" component={ProgramsPage} />
        <Route path="/confirm">{() => <LinkPage about="confirm" />}</Route>
        <Route path="/device">{() => <LinkPage about="device" />}</Route>
        <Route path="/stop">{() => <LinkPage about="stop" />}</Route>
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}
