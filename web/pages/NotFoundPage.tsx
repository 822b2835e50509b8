import { ErrorPage } from './ErrorPage.tsx';

export function NotFoundPage() {
  return <ErrorPage kind="no-page" />;
}
