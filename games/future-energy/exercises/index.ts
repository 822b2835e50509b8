import { readExercises } from '@kaya/engine';
import positions from './positions.json' with { type: 'json' };

/** Written by `npm run lab -- exercises`; a test replays and judges them again. */
export const exercises = readExercises(positions);
