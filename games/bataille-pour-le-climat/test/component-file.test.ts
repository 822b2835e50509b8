// A component file of the host's own: accepted when it is sound, refused with the place and the reason when it is not.
import { same } from '@kaya/engine';
import { packedOurs } from '@kaya/engine/components';
import { describe, expect, test } from 'vitest';
import ours from '../data/components.json' with { type: 'json' };
import { figures } from '../data/index.ts';
import box from '../data/packed.json' with { type: 'json' };
import { parse } from '../data/read.ts';
import { game } from '../rules/game.ts';

type Json = { [key: string]: Json } & Json[];

/** Our file with one thing changed. */
function changed(change: (file: Json) => void): unknown {
  const file: Json = JSON.parse(JSON.stringify(ours));
  change(file);
  return file;
}

/** The first fault of a file, as `place: problem`. */
function firstFault(file: unknown): string {
  const parsed = parse(file);
  if (parsed.ok) return 'none';
  const [fault] = parsed.faults;
  return fault === undefined ? 'none' : `${fault.place}: ${fault.problem}`;
}

const set = (at: Json | undefined, key: string, value: unknown) => Object.assign(at ?? {}, { [key]: value });

describe('component files', () => {
  test('ours is sound, and so is one with other figures', () => {
    expect(firstFault(ours)).toBe('none');
    expect(firstFault(changed((file) => set(file['regions']?.[0], 'population', 14)))).toBe('none');
  });

  test('what we ship is what the reader makes of our file, without its texts', () => {
    expect(box).toEqual(packedOurs('bataille-pour-le-climat', parse, ours));
    const full = parse(ours);
    if (!full.ok) throw new Error('our file is not sound');
    expect(figures(box)).toEqual(figures(full.components));
    expect(game.components).toBe('80c4b0a1');
  });

  test('what is no file at all is refused', () => {
    expect(parse(null).ok).toBe(false);
    expect(parse([]).ok).toBe(false);
    expect(firstFault({})).toBe('$.characters: expected a list, but it is missing');
  });

  test.each([
    [
      '$.regions[europe].livingStandard: expected a whole number from 1 to 4',
      (file: Json) => set(file['regions']?.[0], 'livingStandard', 5),
    ],
    [
      '$.regions[europe]: electricity tokens must equal the living standard',
      (file: Json) => set(file['regions']?.[0], 'electricity', ['coal']),
    ],
    ["$.regions: nothing has the id 'india'", (file: Json) => file['regions']?.pop()],
    [
      '$.regions[atlantis].id: expected one of europe, north-america, south-america, middle-east, africa, indo-australia, russia, china, india',
      (file: Json) => set(file['regions']?.[0], 'id', 'atlantis'),
    ],
    [
      '$.edges[north-america--south-america]: a line joins two different regions, once',
      (file: Json) => set(file['edges']?.[0], 'b', 'north-america'),
    ],
    [
      "$.constants: the constant 'last-turn' is missing",
      (file: Json) =>
        set(
          file,
          'constants',
          [...(file['constants'] ?? [])].filter((it) => !same(it['id'], 'last-turn')),
        ),
    ],
    [
      '$.events.green[resistance].outcomes[0].effects[0].op: expected one of',
      (file: Json) => set(file['events']?.['green']?.[0]?.['outcomes']?.[0]?.['effects']?.[0], 'op', 'explode'),
    ],
    [
      '$.events.green[resistance].outcomes[0].effects[0].tp: expected one of A, B, C, D, E, F, G, H, I, J, K, L',
      (file: Json) =>
        set(file['events']?.['green']?.[0]?.['outcomes']?.[0], 'effects', [{ op: 'gain-tp', tp: 'M', on: 'target' }]),
    ],
    [
      '$.events.green[resistance].influences: expected three different colours',
      (file: Json) => set(file['events']?.['green']?.[0], 'influences', ['media', 'media', 'ngo']),
    ],
    [
      "$.events.green[resistance].condition: there is no condition 'weather'",
      (file: Json) => set(file['events']?.['green']?.[0], 'condition', { weather: 'fine' }),
    ],
    [
      '$.events.green[resistance]: expected two rising thresholds',
      (file: Json) => set(file['events']?.['green']?.[0], 'thresholds', [14, 10]),
    ],
    [
      '$.climateConsequences[heat-wave].target: expected one of',
      (file: Json) => set(file['climateConsequences']?.[0], 'target', 'everybody'),
    ],
    [
      '$.events.warming: poles: 2 cards for 3 pawns',
      (file: Json) => set(file['events'], 'warming', [...(file['events']?.['warming'] ?? [])].slice(1)),
    ],
    ['$.regions: the oil balance starts at -1 instead of 0', (file: Json) => set(file['regions']?.[6]?.['oil'], 'export', 1)],
    ['$.influenceCards[military-1].effect: expected a text', (file: Json) => set(file['influenceCards']?.[0], 'effect', 7)],
    ['$.regions[europe].name.fr: expected a text', (file: Json) => set(file['regions']?.[0]?.['name'], 'fr', '')],
    [
      '$.regions[europe].source: expected one of rulebook, public, ruling, reconstructed',
      (file: Json) => set(file['regions']?.[0], 'source', 'hearsay'),
    ],
  ] as const)('%s', (fault, change) => {
    expect(firstFault(changed((file) => void change(file)))).toContain(fault);
  });
});
