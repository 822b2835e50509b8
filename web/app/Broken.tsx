import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { NoSuchGame } from './boxes.ts';

/** Where something unforeseen goes wrong the person gets a page that helps instead of an empty one. */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorPage kind={kindOf(error)} onAgain={() => this.setState({ error: null })} />;
  }
}

function kindOf(error: unknown): 'no-game' | 'not-loaded' | 'broken' {
  if (error instanceof NoSuchGame) return 'no-game';
  // A chunk that cannot be loaded: no network, or the site was renewed while this page was open.
  if (error instanceof TypeError && /import|fetch|module/i.test(error.message)) return 'not-loaded';
  return 'broken';
}
