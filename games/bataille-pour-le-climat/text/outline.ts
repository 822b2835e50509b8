import type { Chapter } from '@kaya/engine';

/** Which chapters the rules reference has, and which rules (without their BPC-) each paragraph tells, in every language. */
const outline = [
  {
    id: 'tutorial',
    rules: [
      'FLW-1 END-1 GHG-2 SCO-2',
      'FLW-3 FLW-4 FLW-5 FLW-6',
      'CMP-5 CMP-6 INF-1',
      'ACI-2 ACI-4 ACI-5 IMP-3 IMP-4',
      'TPX-1 PRO-1 ELE-1',
      'CAL-1 CAL-4 CAL-7 CLI-1 CLI-4',
      '',
    ],
  },
  {
    id: 'components',
    rules: [
      'CMP-1 CMP-2',
      'CMP-3 CMP-4 CMP-17 CMP-18',
      'CMP-5 CMP-6 CMP-7',
      'CMP-14 CMP-15 CMP-19',
      'CMP-16',
      'CMP-8 CMP-9',
      'CMP-10 CMP-11 CMP-20',
      'CMP-12 CMP-13',
    ],
  },
  {
    id: 'setup',
    rules: [
      'SET-1 SET-2 SET-3 SET-4 SET-5 SET-6 RGD-1',
      'SET-7',
      'SET-8 SET-9 SET-10 SET-11 SET-12',
      'SET-13 SET-14 SET-15',
      'SET-16 SET-17',
      'SET-18 SET-19',
      'SET-20 SET-21',
    ],
  },
  {
    id: 'turn',
    rules: ['FLW-1 FLW-2', 'FLW-3 FLW-4 FLW-5 FLW-6 FLW-7', 'FLW-8', 'FLW-9 FLW-10', 'FLW-11 GHG-4'],
  },
  {
    id: 'regions',
    rules: [
      'REG-1 REG-2 REG-3 REG-4',
      'REG-5 REG-8',
      'REG-6 REG-7 SPC-1',
      'REG-9 REG-10 REG-18',
      'REG-11 REG-12 REG-13 REG-14',
      'REG-15 REG-16 REG-17 RGD-2',
    ],
  },
  {
    id: 'influence',
    rules: [
      'DRW-1 DRW-2 DRW-3',
      'DRW-4 DRW-5 DRW-6 DRW-8',
      'DRW-7 HID-10 OPT-13',
      'INF-1 INF-2 INF-3 INF-4 INF-5 INF-6',
      'INC-1 INC-3 INC-4 INC-5 INC-7 INC-9 INC-11 INC-13 INC-15',
      'INC-2 INC-6 INC-8 INC-10 INC-12 INC-14',
    ],
  },
  {
    id: 'actions',
    rules: ['CHR-1 CHR-2 CHR-11 CHR-12', 'CHR-3 CHR-4 CHR-5', 'CHR-6 CHR-7 CHR-8', 'CHR-9 CHR-10', 'CHR-13'],
  },
  {
    id: 'events',
    rules: ['EVT-1 EVT-2 EVT-13', 'EVT-3 EVT-4 EVT-5 EVT-6', 'EVT-7 EVT-8 EVT-9 EVT-10 EVT-12', 'EVT-11 EVT-14 EVT-15 EVT-16'],
  },
  {
    id: 'oil',
    rules: ['OIL-1 OIL-2 OIL-3 OIL-4 OCC-1', 'OIL-5 OIL-6 OIL-7 OIL-8'],
  },
  {
    id: 'climate',
    rules: [
      'WRM-1 WRM-2 WRM-3 WRM-4 WRM-5 WRM-6 OCC-2',
      'CLI-1 CLI-2 CLI-3 CLI-4 CLI-6',
      'CLI-5',
      'CLI-7 CLI-8 CLI-9 CLI-10 CLI-11',
    ],
  },
  {
    id: 'joint-actions',
    rules: [
      'ACI-1 ACI-2 ACI-8 ACI-22',
      'ACI-3 ACI-4 INC-10',
      'ACI-5 ACI-6 ACI-7 ACI-9 ACI-10',
      'ACI-11 ACI-12 ACI-13 ACI-14 ACI-15 ACI-16 ACI-17',
      'ACI-18 ACI-19 ACI-20 ACI-21',
    ],
  },
  {
    id: 'transformations',
    rules: [
      'TPX-1 TPX-2 TPX-10 TPX-14',
      'TPX-3 TPX-9 TPX-15',
      'TPX-4 TPX-5 TPX-6 TPX-7 TPX-8 TPL-1 TPL-2 TPL-3 TPL-4 TPL-5 TPL-6',
      'TPX-11 TPX-12 TPL-7 TPL-8',
      'TPX-13 TPL-9 TPL-10 TPL-11 TPL-12',
      'TPX-16 TPX-17 TPX-18 TPX-19 TPX-20 TPL-13 TPL-14 TPL-15 TPL-16',
    ],
  },
  {
    id: 'implanting',
    rules: ['IMP-1 IMP-2 IMP-3 IMP-4 IMP-5', 'IMP-6 IMP-7 IMP-10', 'IMP-8 IMP-9 IMP-11'],
  },
  {
    id: 'propagation',
    rules: ['PRO-1 PRO-2 PRO-3 PRO-12 PRO-13', 'PRO-4 PRO-5 OPT-3', 'PRO-6 PRO-7 PRO-8 PRO-9 PRO-10 PRO-11'],
  },
  {
    id: 'dice',
    rules: ['DIE-1 DIE-2 DIE-3 DIE-4 DIE-5 DIE-6', 'DIE-7 DIE-8'],
  },
  {
    id: 'calamities',
    rules: [
      'CAL-1 CAL-2 CAL-3',
      'CAL-4 CAL-5 CAL-10 CAL-11 CAL-12',
      'CAL-6 CAL-7 CAL-8 CAL-9',
      'RED-1 RED-2 RED-3 RED-4 RED-5 RED-6',
      'ORG-1 ORG-2 ORG-3 ORG-4 ORG-5 ORG-7',
      'ORG-6 ORG-8 ORG-9',
      'GRN-1 GRN-2 GRN-3 GRN-9',
      'GRN-6 GRN-7 GRN-8 GRN-10 GRN-11',
      'GRN-4 GRN-5',
    ],
  },
  {
    id: 'refugees',
    rules: [
      'REF-1 REF-2 REF-3 REF-12',
      'REF-4 REF-5 REF-6 REF-7 REF-8 REF-11',
      'REF-9 REF-10 TPX-18',
      'EXO-1 EXO-2 EXO-3 EXO-4 EXO-5 EXO-6 EXO-7 EXO-8',
    ],
  },
  {
    id: 'sharing',
    rules: ['SHR-1 SHR-2 SHR-3 SHR-4'],
  },
  {
    id: 'activation',
    rules: [
      'ACT-1 ACT-5',
      'ACT-2 ELE-13 ELE-14',
      'ACT-3 ACT-4',
      'ACT-6 ACT-7 RGD-3 RGD-4 EXP-1',
      'ACT-8 ACT-9 GHG-1 GHG-2 GHG-3',
      'ACT-10',
    ],
  },
  {
    id: 'living-standard',
    rules: [
      'LIV-1 LIV-11 LIV-21',
      'LIV-2 LIV-3 LIV-4 LIV-5',
      'LIV-6 LIV-12 LIV-22',
      'LIV-7 LIV-8 LIV-9 LIV-10',
      'LIV-13 LIV-14 LIV-15 LIV-18 LIV-20',
      'LIV-16 LIV-17 LIV-19 LIV-23 WOI-5',
    ],
  },
  {
    id: 'wars',
    rules: ['WOI-1 WOI-2 WOI-3 WOI-4 WOI-6 WOI-7', 'WAR-1 WAR-2 WAR-4 WAR-5 WAR-12', 'WAR-3 WAR-6', 'WAR-7 WAR-8 WAR-9 WAR-10'],
  },
  {
    id: 'dictatorship',
    rules: [
      'DIC-1 DIC-2 DIC-3 DIC-4 DIC-13 DIC-14',
      'DIC-5 DIC-6 DIC-7 DIC-8 DIC-9 DIC-10 DIC-11 WAR-11',
      'CHA-1 CHA-2 CHA-3 CHA-4 CHA-5 CHA-6',
      'CHA-7 CHA-8 CHA-9 CHA-10 CHA-12 CHA-13 CHA-14',
      'CHA-11 DIC-12 INS-13',
    ],
  },
  {
    id: 'electricity',
    rules: ['ELE-1 ELE-2 ELE-3', 'ELE-4 ELE-5 ELE-15', 'ELE-6 ELE-7 ELE-8 ELE-9 ELE-10 ELE-11 ELE-12 ELE-16'],
  },
  {
    id: 'institutions',
    rules: ['INS-1 INS-2 INS-3 INS-4 INS-5 INS-14', 'INS-6 INS-7 INS-8', 'INS-9', 'INS-10 INS-11', 'INS-12'],
  },
  {
    id: 'special',
    rules: ['SPC-2 SPC-3 SPC-5 SPC-8', 'SPC-4', 'SPC-6 SPC-7'],
  },
  {
    id: 'cards',
    rules: ['VOC-1 VOC-2 VOC-3 VOC-4 VOC-5', 'VOC-6 VOC-7 VOC-8 VOC-9', 'VOC-10 VOC-11 VOC-12'],
  },
  {
    id: 'employers',
    rules: [
      'EMP-1 EMP-2 EMP-3',
      'EMP-4 EMP-5 EMP-6',
      'EMP-7 EMP-8 EMP-9',
      'EMP-10 EMP-11 EMP-12',
      'EMP-13 EMP-14 EMP-15',
      'EMP-16 EMP-17 EMP-18',
      'EMP-19 EMP-20 EMP-21',
      'EMP-22 EMP-23 EMP-24 EMP-31',
      'EMP-25 EMP-26 EMP-27',
      'EMP-28 EMP-29 EMP-30',
      'PWR-1 PWR-2 PWR-3',
      'PWR-4 PWR-5 PWR-6 PWR-7 PWR-8',
    ],
  },
  {
    id: 'end',
    rules: ['END-1 END-2 END-3', 'END-4 END-5 END-6 END-7 END-8', 'SCO-1 SCO-2 SCO-4', 'SCO-5 SCO-6 SCO-7', 'SCO-3 SCO-8'],
  },
  {
    id: 'options',
    rules: [
      'OPT-2 EXP-1 EXP-2 EXP-3 EXP-4 EXP-5 EXP-6',
      'OPT-7 CHL-1 CHL-2 CHL-3',
      'OPT-6 DCK-1 DCK-2 DCK-3',
      'OPT-4 OPT-5 OPT-8 OPT-9 OPT-10 OPT-11 OPT-18',
      'OPT-12 OPT-14 OPT-15 OPT-16 OPT-17 OPT-19',
    ],
  },
  {
    id: 'scenarios',
    rules: ['OPT-1 SCN-1 SCN-2 SCN-3 SCN-4 SCN-13', 'SCN-5 SCN-6 SCN-7', 'SCN-8 SCN-9 SCN-10 SCN-11 SCN-12'],
  },
  {
    id: 'table',
    rules: [
      'DEC-1 DEC-12 DEC-20',
      'DEC-2 DEC-3 DEC-4 DEC-5 DEC-6 DEC-7 DEC-19 DEC-29 DEC-31 DEC-32 DEC-35',
      'DEC-8 DEC-9 DEC-10 DEC-11 DEC-14 DEC-15 DEC-16 DEC-17 DEC-26 DEC-27 DEC-28 DEC-30',
      'DEC-13 DEC-18 DEC-21 DEC-22 DEC-23 DEC-24 DEC-25 DEC-33',
      'DEC-34 DEC-36 HID-13',
      'HID-1 HID-2 HID-3 HID-4 HID-5 HID-6 HID-7 HID-8 HID-9 HID-11 HID-12',
      'JLV-1 JLV-2 JLV-3 JLV-4 JLV-5 JLV-6',
      'JLV-7 JLV-8 JLV-9 JLV-10',
    ],
  },
  {
    id: 'glossary',
    rules: ['ACI-2', 'TPX-1', 'REG-3', 'REG-8', 'REG-5', 'REG-18', 'SHR-1', 'TPX-14', 'WRM-1', 'OIL-5', 'CLI-4', 'DEC-1'],
  },
] as const;

export type ChapterId = (typeof outline)[number]['id'];

/** One chapter in one language: its title, and its paragraphs in the order of the outline. */
export interface ChapterWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Some chapters of one language. */
export type Part = Partial<Readonly<Record<ChapterId, ChapterWords>>>;

/** Puts the words of one language on the outline. */
export function tell(words: Readonly<Record<ChapterId, ChapterWords>>): readonly Chapter[] {
  return outline.map(({ id, rules }) => {
    const { title, paragraphs } = words[id];
    if (paragraphs.length !== rules.length)
      throw new Error(`chapter '${id}' has ${paragraphs.length} paragraphs of ${rules.length}`);
    return { id, title, paragraphs: paragraphs.map((text, i) => ({ rules: idsOf(rules[i] ?? ''), text })) };
  });
}

function idsOf(rules: string): readonly string[] {
  return rules === '' ? [] : rules.split(' ').map((rule) => `BPC-${rule}`);
}
