import type { Words } from '@kaya/engine';
import { eventCard, institutions } from '../data/index.ts';
import { operationWords } from '../text/board.ts';
import { effectsWords } from '../text/effects.ts';
import { outcomesOf } from '../text/event-card.ts';
import { type BpcState, INSTITUTIONS } from '../types/index.ts';

interface Stake {
  readonly from: string;
  /** One of these comes true. */
  readonly either: readonly Words[];
}

/** What a joint action is about: what comes of which power, weakest first. */
export function stakesOf(view: BpcState): readonly Stake[] {
  const { aci, event } = view;
  if (aci === null) return [];
  switch (aci.kind) {
    case 'event':
      return event === null ? [] : outcomesOf(eventCard(event.card)).map(({ from, text }) => ({ from, either: [text] }));
    case 'institution': {
      const id = INSTITUTIONS.find((it) => it === aci.about);
      if (id === undefined) return [];
      return institutions[id].tiers.map(({ options }, tier) => ({
        from: `${aci.thresholds[tier] ?? ''}+`,
        either: options.map(({ effects }) => effectsWords(effects)),
      }));
    }
    case 'electricity': {
      const outcome = view.agenda.findLast((step) => step.do === 'electricity-outcome');
      if (outcome?.do !== 'electricity-outcome') return [];
      return [{ from: `${aci.thresholds[0] ?? ''}+`, either: [operationWords(outcome.from, outcome.to)] }];
    }
  }
}
