import { ErrorWords } from './ErrorPage.tsx';

export function NotFoundPage() {
  return <ErrorWords kind="no-page" />;
}
