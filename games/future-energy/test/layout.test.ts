import { at, LOCALES, speakerFor } from '@kaya/engine';
import { type Rect, textWidth } from '@kaya/pieces';
import { describe, expect, test } from 'vitest';
import { arrange, scoreTableHeight } from '../board/arrangement.ts';
import { badgeArea, badgeSpot, crewSpot, freeSpot, keptFree } from '../board/badges.ts';
import { geometryOf } from '../board/geometry.ts';
import { type Area, placeNames, shared as sharedArea } from '../board/labels.ts';
import { onMap, SOCKET, UPRIGHT, WIDE } from '../board/layout.ts';
import { signOf } from '../board/signs.ts';
import { components } from '../data/index.ts';
import { mapFor, START } from '../data/tables.ts';
import { box } from '../index.ts';
import { space as spaceName } from '../text/names.ts';
import { laid } from './position.ts';

const PLACES = components.display.length;

/** How much two boxes cover of each other. */
function shared(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

describe('beside or under the map', () => {
  const tables = [false, true].flatMap((portrait) =>
    [false, true].flatMap((module2) => [false, true].map((module1) => ({ portrait, module1, module2 }))),
  );
  test.each(tables)('everything has a place of its own on the sheet: %o', ({ portrait, ...options }) => {
    const { sheet, edge, ...parts } = arrange(laid({ options }), PLACES, portrait ? UPRIGHT : WIDE);
    const boxes: Rect[] = [
      parts.time,
      parts.planning,
      parts.tokens,
      ...parts.contracts,
      ...parts.publicContracts,
      { ...parts.piles, width: 224, height: 50 },
      { ...parts.scoreTable, width: 218, height: scoreTableHeight(options.module1) },
    ];
    expect(parts.contracts).toHaveLength(PLACES);
    expect(parts.publicContracts).toHaveLength(options.module2 ? components.publicRow : 0);
    for (const [i, box] of boxes.entries()) {
      expect(edge.x + (box.x + box.width) * edge.zoom).toBeLessThanOrEqual(sheet.width);
      expect(edge.y + (box.y + box.height) * edge.zoom).toBeLessThanOrEqual(sheet.height);
      for (const other of boxes.slice(i + 1)) expect(shared(box, other)).toBe(0);
    }
  });
});

describe('the names of the cities', () => {
  const maps = [WIDE, UPRIGHT].flatMap((layout) =>
    [2, 3, 4].flatMap((seats) => LOCALES.map((locale) => ({ layout, seats, locale }))),
  );
  test.each(maps)('can all be read: $seats players, $locale, $layout.width wide', async ({ layout, seats, locale }) => {
    const speaker = await speakerFor(box.voice, locale, []);
    const { board, spaces } = mapFor(seats);
    const cities = spaces
      .filter((_, i) => i !== START)
      .map((it) => ({ spot: onMap(it, layout), name: speaker.say(spaceName(it.id)) }));
    const signs = board.regions.map((region) => signOf(region, seats, layout));
    const names = placeNames(cities, onMap(at(spaces, START), layout), signs, layout).map(({ x, y, size }, i) => {
      const width = textWidth(at(cities, i).name, size);
      return { x: x - width / 2, y: y - size * 0.75, width, height: size * 0.95, size };
    });
    const covers = [
      ...cities.map(({ spot }) => ({ x: spot.x - SOCKET, y: spot.y - SOCKET, width: 2 * SOCKET, height: 2 * SOCKET })),
      ...signs.map((sign) => ({ ...sign, width: sign.width * layout.zoom, height: sign.height * layout.zoom })),
    ];
    // With two the map is the sparsest: there the sign of a region covers at most the corner of a city.
    if (seats === 2)
      for (const sign of covers.slice(cities.length))
        for (const [i, socket] of covers.slice(0, cities.length).entries())
          expect(shared(sign, socket) / (4 * SOCKET * SOCKET), at(cities, i).name).toBeLessThan(0.15);
    // What a way costs stands at the upper right of a city: no sign lies under it, nor under another sign.
    for (const [i, sign] of covers.slice(cities.length).entries()) {
      const price = 25 * layout.zoom;
      for (const [j, { spot }] of cities.entries()) {
        const coin = { x: spot.x + SOCKET - 3 - price / 2, y: spot.y - SOCKET + 4 - price / 2, width: price, height: price };
        expect(shared(sign, coin) / (price * price), at(cities, j).name).toBeLessThan(0.5);
      }
      for (const other of covers.slice(cities.length + i + 1)) expect(shared(sign, other)).toBe(0);
    }
    for (const [i, name] of names.entries()) {
      expect(name.x).toBeGreaterThanOrEqual(0);
      expect(name.x + name.width).toBeLessThanOrEqual(layout.width);
      // As wide as a phone, 390 pixels, the smallest is twelve of them high.
      if (layout === UPRIGHT) expect((name.size * 390) / layout.width).toBeGreaterThan(11.9);
      const area = name.width * name.height;
      for (const other of [...names.slice(i + 1), ...covers]) expect(shared(name, other) / area).toBeLessThan(0.16);
      // Two names on one line do not read as one.
      const apart = { ...name, width: name.width + 0.3 * name.size };
      for (const other of names.slice(i + 1)) expect(shared(apart, other) / area).toBeLessThan(0.16);
    }
  });
});

describe('what a line would bring', () => {
  test.each([WIDE, UPRIGHT])('its number covers no name, no sign and no other number: $width wide', async (layout) => {
    const state = laid({});
    const { segments } = geometryOf(state, layout);
    for (const locale of LOCALES) {
      const speaker = await speakerFor(box.voice, locale);
      const kept = keptFree(state, layout, (words) => speaker.say(words));
      const lying: Area[] = [];
      for (const segment of segments) {
        const spot = freeSpot(kept, lying, segment, layout);
        if (spot === null) continue;
        const area = badgeArea(spot, layout);
        expect([...kept.flat(), ...lying].filter((it) => sharedArea(it, area) > 0)).toEqual([]);
        lying.push(area);
      }
      expect(lying.length).toBeGreaterThan(segments.length / 3);
    }
  });

  test.each([WIDE, UPRIGHT])('lies on the crew more seldom than in the middle of its connection: $width wide', async (layout) => {
    const speaker = await speakerFor(box.voice, 'en');
    const state = laid({});
    const map = mapFor(state.players.length);
    const { segments } = geometryOf(state, layout);
    const covers = (crew: number, placed: boolean) => {
      const view = { ...state, crew };
      const kept = placed ? keptFree(view, layout, (words) => speaker.say(words)) : [];
      const { x, y, size } = crewSpot(view, layout);
      return segments.filter((segment) => {
        const { left, right, top, bottom } = badgeArea(badgeSpot(kept, segment, layout), layout);
        const crewBox = { x: x - size / 2, y: y - size / 2, width: size, height: size };
        return shared(crewBox, { x: left, y: top, width: right - left, height: bottom - top }) > size * size * 0.2;
      }).length;
    };
    const count = (placed: boolean) => map.spaces.reduce((sum, _, crew) => sum + covers(crew, placed), 0);
    expect(count(false)).toBeGreaterThan(0);
    expect(count(true)).toBeLessThan(count(false) / 2);
  });
});
