import { componentsOf } from '@kaya/engine';
import ours from './components.json' with { type: 'json' };
import { parse } from './read.ts';

/** The components CO₂ is played with: ours, or the host's own file. */
export const components = componentsOf('co2', ours, parse);
