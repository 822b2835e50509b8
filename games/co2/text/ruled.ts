import { ruledBy } from '@kaya/engine';

const GOAL = ['CO2-UNG-1', 'CO2-UNG-3', 'CO2-UNG-4'];
const LOBBY = ['CO2-CRD-5', 'CO2-CRD-2'];

/** The rules that concern what lies at a place. */
export const ruled = ruledBy(
  {
    region: ['CO2-CTL-2', 'CO2-CTL-6', 'CO2-ENE-5', 'CO2-CEP-4'],
    project: ['CO2-PRO-1', 'CO2-INS-1', 'CO2-CON-1', 'CO2-SCI-7'],
    slot: ['CO2-ENE-4', 'CO2-CON-9', 'CO2-CON-10'],
    summit: ['CO2-SUM-1', 'CO2-SUM-5'],
    track: ['CO2-EXP-1', 'CO2-EXP-5', 'CO2-INC-1'],
    stack: ['CO2-CON-2', 'CO2-CON-8'],
    reserve: ['CO2-CMP-6', 'CO2-PRO-1'],
    market: ['CO2-MKT-1', 'CO2-MKT-3', 'CO2-MKT-4'],
    bank: ['CO2-MKT-4', 'CO2-CEP-2'],
    supply: ['CO2-CMP-2'],
    event: ['CO2-EVT-2', 'CO2-EVT-3'],
    pollution: ['CO2-END-5', 'CO2-EVT-2', 'CO2-END-2'],
    'fossil-stack': ['CO2-ENE-4', 'CO2-CMP-8'],
    'first-player': ['CO2-FLO-9'],
    'un-goals': GOAL,
    hand: ['CO2-INC-5', 'CO2-CEP-2'],
    pool: ['CO2-PRO-6', 'CO2-SCI-12'],
    lobby: LOBBY,
    goal: ['CO2-CGO-1', 'CO2-CGO-3'],
    score: ['CO2-SCO-2', 'CO2-SCO-9'],
  },
  (place) => {
    if (!place.startsWith('card:')) return [];
    return place.startsWith('card:un-goal') ? GOAL : LOBBY;
  },
);
