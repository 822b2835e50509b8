// What a person sees of a page, measured in it: how large words are as painted, what overlaps, is cut or broken, what can be hit.
import type { Page } from '@playwright/test';
import { innermost } from '../board/innermost.ts';
import { MISSED, meantAt } from '../board/meantAt.ts';

export interface Text {
  readonly text: string;
  /** Height of the letters' box as painted, in pixels. */
  readonly size: number;
  /** Part of what is asked, offered, held or owned by whoever is asked. */
  readonly needed: boolean;
  /** Where it stands: the board, or the name of the part of the page. */
  readonly part: string;
}

/** What was found on one page, as it was painted. */
export interface Measured {
  readonly texts: readonly Text[];
  /** Two texts, one over the other. */
  readonly overlaps: readonly string[];
  /** Cut off by an edge. */
  readonly clipped: readonly string[];
  /** Words that go on in the next line. */
  readonly broken: readonly string[];
  /** Letters of a drawing that are painted in another size than they are set in. */
  readonly warped: readonly string[];
  /** What can be pointed at or pressed, by its smaller side; on the board by the room until the next one. */
  readonly targets: readonly { readonly what: string; readonly size: number; readonly board: boolean }[];
  /** Part of the board's window in which nothing is drawn. */
  readonly empty: number;
  /** The largest rectangle of the drawing in which there is nothing but its ground, as a part of what is seen of it. */
  readonly bare: number;
  /** What stands in the header and outside of the window. */
  readonly outside: readonly string[];
  /** How much of a list that is longer than its room is seen, in pixels; null where all of it is. */
  readonly listed: number | null;
  /** Does a lesson point at something on the board? */
  readonly pointed: boolean;
  /** What is asked and what one may always want, where the list's beginning or end takes it out of sight. */
  readonly away: readonly string[];
  /** Costs and gains of one list that do not stand below each other. */
  readonly ragged: readonly string[];
  /** Numbers below zero with a hyphen for their minus. */
  readonly hyphens: readonly string[];
}

/** What a person sees of the page as it is now. */
export async function measured(page: Page): Promise<Measured> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Whoever watches the size of the board hears of it before the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.evaluate(measure);
}

/**
 * Runs in the page: points at some answers of the list, and at some places of the board. Counts the answers that light a
 * place, and the places that light an answer of the list, and those that do not though the list is there.
 */
export async function pointing(): Promise<{ readonly lit: number; readonly meant: number; readonly mute: number }> {
  const SOME = 4;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const count = async (selector: string, answer: string) => {
    let found = 0;
    const all = [...document.querySelectorAll(selector)].slice(0, SOME);
    for (const element of all) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await painted();
      if (document.querySelector(answer) !== null) found++;
      element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
      document.querySelector('.prompt')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
    return [found, all.length - found] as const;
  };
  const [lit] = await count('.decision .action', '[data-lit]');
  const [meant, mute] = await count('.panzoom-sheet [data-may-point]', '.action[data-meant]');
  return { lit, meant, mute };
}

/** What can be chosen on the board and is not met by a finger that comes down near its middle. */
export async function missed(page: Page): Promise<readonly string[]> {
  const parts = [`const MISSED = ${JSON.stringify(MISSED)}`, ...[innermost, meantAt, missedBy].map(String)].join(';');
  return page.evaluate<readonly string[]>(`(() => { ${parts}; return missedBy(${MISSED.finger}); })()`);
}

/**
 * Runs in the page, with what says what is meant: fingers around the middle of each target, up to so far. Each means that target,
 * alone or among those that are near too, of which it is asked which; but for a finger on something that is as large itself, or
 * on a part of the target.
 */
function missedBy(misses: number): readonly string[] {
  const root = document.querySelector('.table');
  const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect();
  if (root === null || frame === undefined) return ['no board'];
  const MAY = '[data-may-point], [data-may-begin], [data-may-ask]';
  const all = [...root.querySelectorAll('.panzoom-sheet [data-may-point], .panzoom-sheet [data-may-begin]')].flatMap((it) => {
    const isLine = it.querySelector(':scope > [stroke="transparent"]') !== null;
    const shape = isLine ? it.querySelector(':scope > rect, :scope > circle') : it;
    const box = shape?.getBoundingClientRect();
    return box === undefined ? [] : [{ it, x: box.left + box.width / 2, y: box.top + box.height / 2 }];
  });
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > frame.left && x < frame.right && y > frame.top && y < frame.bottom && x < innerWidth && y < innerHeight;
  return all.filter(isSeen).flatMap(({ it, x, y }) =>
    [0, 8, 15, misses - 0.5].flatMap((far) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((turn) => {
        const at = { x: x + far * Math.cos((turn * Math.PI) / 4), y: y + far * Math.sin((turn * Math.PI) / 4) };
        const target = document.elementFromPoint(at.x, at.y);
        // What lies over the board has its own touches.
        if (!isSeen(at) || target === null || target.closest('.panzoom-sheet') === null) return [];
        const under = target.closest(MAY);
        const own = under?.querySelector(':scope > [stroke="transparent"]') === null ? under.getBoundingClientRect() : undefined;
        const isSure = own !== undefined && Math.min(own.width, own.height) >= 2 * misses;
        if (under !== null && under !== it && !under.contains(it) && (isSure || it.contains(under))) return [];
        const meant = meantAt(root, { target, ...at, by: 'finger' });
        if (meant.some((one) => one === it || it.contains(one))) return [];
        return [`${it.getAttribute('data-place')} from ${far} px: ${meant.map((one) => one.getAttribute('data-place'))}`];
      }),
    ),
  );
}

/** Runs in the page. */
function measure(): Measured {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const named = (element: Element) => {
    const around = element.closest('.panzoom, [class]');
    return around === null ? 'page' : around.matches('.panzoom') ? 'board' : `.${around.classList[0] ?? ''}`;
  };
  const partOf = (element: Element) => (element.closest('.panzoom-sheet') === null ? named(element) : 'board');
  const isOff = (element: Element) =>
    element.closest('.hidden, .skip:not(:focus), [hidden], title, style, option, defs, symbol') !== null ||
    // Words for the ear alone.
    element.closest('[style*="clip-path: inset(50%)"]') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** How much larger than its own units something is painted. */
  const enlarged = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    return element instanceof HTMLElement ? element.currentCSSZoom : 1;
  };
  /** The smallest plate near a text of a drawing in which its middle lies. */
  const plateUnder = (element: Element): Box | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let it = element.parentElement, up = 0; it !== null && up < 3; it = it.parentElement, up++) {
      const plates = [...it.querySelectorAll(':scope > rect')].filter(
        (rect) => !/^(none|transparent)$/.test(rect.getAttribute('fill') ?? ''),
      );
      const around = plates
        .map((rect) => rect.getBoundingClientRect())
        .filter((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
        .toSorted((a, b) => area(a) - area(b));
      if (around[0] !== undefined) return around[0];
    }
    return null;
  };
  const isLevel = (element: Element): boolean => element instanceof SVGGraphicsElement && element.getScreenCTM()?.b === 0;
  interface Room {
    readonly room: Box;
    readonly scrolls: boolean;
  }
  /** Found once for all that stands in it, as long as nothing is scrolled. */
  const rooms = new Map<Element, Room>();
  const within = (it: Element | null): Room => {
    if (it === null) return { room: window, scrolls: document.documentElement.scrollHeight > innerHeight };
    const known = rooms.get(it);
    if (known !== undefined) return known;
    const outer = within(it.parentElement);
    const { overflowX, overflowY } = getComputedStyle(it);
    const isOpen =
      (overflowX === 'visible' && overflowY === 'visible') ||
      it === document.body ||
      it === document.documentElement ||
      (it instanceof SVGElement && !(it instanceof SVGSVGElement && it.ownerSVGElement === null));
    const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll') || it.matches('.panzoom-frame');
    const found = isOpen ? outer : { room: meet(outer.room, it.getBoundingClientRect()), scrolls: outer.scrolls || scrolls };
    rooms.set(it, found);
    return found;
  };
  /** What the edges around an element leave of the window; `scrolls` where the rest can be brought into view. */
  const roomOf = (element: Element): Room => within(element.parentElement);
  const NEEDED = '.decision, .choice-sheet, .hand, .means, .curtain, [data-may-point], [data-chosen]';

  const texts: Text[] = [];
  const clipped: string[] = [];
  const broken: string[] = [];
  const warped: string[] = [];
  const painted: { readonly text: string; readonly box: Box; readonly element: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || isOff(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const drawn = element.closest('svg') !== null;
    const first = boxes[0];
    if (first === undefined) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * enlarged(element);
    texts.push({ text, size, needed: element.closest(NEEDED) !== null, part: partOf(element) });
    // A line of either face is a fifth to a half higher than its letters are set.
    if (drawn && (first.height < size || (isLevel(element) && first.height > 1.7 * size)))
      warped.push(`${text} ${(first.height / size).toFixed(2)}`);
    if (drawn) {
      const plate = plateUnder(element);
      const over = plate === null ? 0 : Math.max(plate.left - first.left, first.right - plate.right);
      if (over > Math.max(3, size / 4)) clipped.push(`${text} ${over.toFixed(0)} px over the edge of what it stands on`);
    }
    const { room, scrolls } = roomOf(element);
    for (const box of boxes) {
      const seen = meet(box, room);
      // What an edge cuts and nothing can bring into view is lost; letters are a little less high than their line.
      const lost = box.left < room.left - 1.5 || box.right > room.right + 1.5 || box.bottom - size * 0.3 > room.bottom;
      if (lost && !scrolls) clipped.push(text);
      if (area(seen) < area(box) * 0.5) continue;
      // The box of a line has room above and below its letters.
      const inset = (box.height - size * 0.7) / 2;
      painted.push({
        text,
        element,
        box: { left: seen.left, right: seen.right, top: box.top + inset, bottom: box.bottom - inset },
      });
    }
    if (!drawn) {
      const around = element.closest('*');
      const style = around === null ? null : getComputedStyle(around);
      if (around !== null && style?.textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth + 1)
        clipped.push(text);
      const lines = () =>
        new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top))).size;
      const all = node.nodeValue ?? '';
      // What stands in one line has all its words there.
      for (const word of lines() > 1 ? all.matchAll(/[^\s\u00a0\u202f\-–—/]+/gu) : []) {
        if (word[0].length < 2) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (lines() > 1) broken.push(word[0]);
      }
    }
  }

  // What is chosen in a field is read whole.
  for (const field of document.querySelectorAll('select')) {
    if (isOff(field)) continue;
    const has = field.offsetWidth;
    const { width } = field.style;
    field.style.width = 'max-content';
    if (field.offsetWidth > has + 1) clipped.push(`a field: ${field.selectedOptions[0]?.text}`);
    field.style.width = width;
  }

  // What is read down is not moved aside.
  for (const column of document.querySelectorAll('.side-panel, .decision, .table-side, .ending, .in-words'))
    if (column.scrollWidth > column.clientWidth + 1) {
      const { right } = column.getBoundingClientRect();
      const wide = [...column.querySelectorAll('*')].findLast((it) => it.getBoundingClientRect().right > right + 1);
      clipped.push(`wider than .${column.classList[0]}: ${wide?.tagName} ${wide?.textContent?.slice(0, 40)}`);
    }

  // At a desk nobody moves a row of cards to see what they hold.
  const held = document.querySelector('.hand');
  if (innerWidth >= 1280 && held !== null && held.scrollWidth > held.clientWidth + 1) clipped.push('the hand');

  const overlaps: string[] = [];
  const sorted = painted.toSorted((a, b) => a.box.left - b.box.left);
  for (const [i, one] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j];
      if (other === undefined || other.box.left >= one.box.right) break;
      // A text and its own outline lie on each other, and a sheet or a dialog lies over the page.
      if (other.text === one.text) continue;
      const both = meet(one.box, other.box);
      if (both.right - both.left < 1.5 || both.bottom - both.top < 1.5) continue;
      const layer = (it: Element) =>
        it.closest('.choice-sheet, .tooltip, dialog, .curtain, .welcome, .notices, .decision-foot, .decision-head');
      if (layer(one.element) !== layer(other.element)) continue;
      if (area(both) > 0.08 * Math.min(area(one.box), area(other.box))) overlaps.push(`${one.text} / ${other.text}`);
    }
  }

  const found: { what: string; size: number; board: boolean; x: number; y: number }[] = [];
  const PRESSED = 'button, a[href], input, select, summary, [data-may-point], [data-may-begin]';
  for (const element of document.querySelectorAll(PRESSED)) {
    if (
      isOff(element) ||
      element.closest('p, .prompt, .log li') !== null ||
      (element instanceof HTMLButtonElement && element.disabled)
    )
      continue;
    const pressed = element.matches('input') ? (element.closest('label') ?? element) : element;
    const box = pressed.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    // A line is as thick as the area around it that takes the pointer, and may have a handle.
    const line = pressed.querySelector(':scope > [stroke="transparent"]');
    const thick = line === null ? 0 : Number.parseFloat(getComputedStyle(line).strokeWidth) * enlarged(line);
    const handles = line === null ? [] : [...pressed.querySelectorAll('rect, circle')].map((it) => it.getBoundingClientRect());
    const sides = [thick, ...handles.map((it) => Math.min(it.width, it.height))];
    const size = line === null ? Math.min(box.width, box.height) : Math.max(...sides);
    const name = element.getAttribute('data-place') ?? element.textContent?.trim().slice(0, 40) ?? '';
    const what = name === '' ? `${element.tagName} ${element.getAttribute('aria-label') ?? ''}` : name;
    // Its middle is that of its handle or of its plate: what stands on it may reach beyond.
    const plate = pressed.querySelector(':scope > rect')?.getBoundingClientRect();
    const { left, top, right, bottom } = handles.toSorted((a, b) => b.width - a.width)[0] ?? plate ?? box;
    found.push({ what, size, board: element.closest('.panzoom-sheet') !== null, x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  // On the board a pointer that misses goes to the nearest target: what counts is how far the next one is.
  const targets = found.map(({ what, size, board, x, y }) => {
    const others = board ? found.filter((it) => it.board && it.what !== what) : [];
    const next = Math.min(...others.map((it) => Math.hypot(it.x - x, it.y - y)));
    return { what, board, size: board ? Math.max(size, Math.min(next, 44)) : size };
  });

  const frame = document.querySelector('.panzoom-frame')?.getBoundingClientRect();
  const sheet = document.querySelector<SVGSVGElement>('.panzoom-sheet > svg');
  let empty = 0;
  if (frame !== undefined && sheet !== null) {
    const { width, height } = sheet.viewBox.baseVal;
    const matrix = sheet.getScreenCTM();
    if (matrix !== null) {
      const drawn = { left: matrix.e, top: matrix.f, right: matrix.e + width * matrix.a, bottom: matrix.f + height * matrix.d };
      empty = 1 - area(meet(drawn, frame)) / area(frame);
    }
  }
  let bare = 0;
  if (frame !== undefined && sheet !== null) {
    const drawing = sheet.getBoundingClientRect();
    const whole = meet(drawing, frame);
    const [columns, rows] = [48, 32];
    const [wide, high] = [(whole.right - whole.left) / columns, (whole.bottom - whole.top) / rows];
    const taken = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
    for (const it of sheet.querySelectorAll('rect, path, circle, ellipse, polygon, text, image, use')) {
      const own = it.getBoundingClientRect();
      // The ground of it all, or of a large part.
      if (own.width * own.height > 0.2 * drawing.width * drawing.height || isOff(it)) continue;
      const box = meet(own, whole);
      for (let y = Math.floor((box.top - whole.top) / high); y < (box.bottom - whole.top) / high; y++)
        for (let x = Math.floor((box.left - whole.left) / wide); x < (box.right - whole.left) / wide; x++) {
          const row = taken[y];
          if (row?.[x] === false) row[x] = true;
        }
    }
    // The largest rectangle of free cells: below each row as far as they reach, to both sides.
    const free = Array.from({ length: columns }, () => 0);
    for (const row of taken) {
      for (const [x, it] of row.entries()) free[x] = it ? 0 : (free[x] ?? 0) + 1;
      for (const from of row.keys()) {
        let least = rows;
        for (let to = from; to < columns; to++) {
          least = Math.min(least, free[to] ?? 0);
          if (least === 0) break;
          bare = Math.max(bare, (least * (to - from + 1)) / (columns * rows));
        }
      }
    }
  }
  const outside = [...document.querySelectorAll('.table-header :is(h1, button, a)')].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const out = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight;
    return !isOff(element) && out ? [element.textContent ?? ''] : [];
  });
  const list = document.querySelector('.decision .actions:not(.apart)');
  let listed: number | null = null;
  if (list !== null) {
    const whole = list.getBoundingClientRect();
    const [head, foot] = ['.decision-head', '.decision-foot'].map((it) => document.querySelector(it)?.getBoundingClientRect());
    const { room } = roomOf(list);
    const upper = Math.max(room.top, whole.top, head?.bottom ?? 0);
    const lower = Math.min(room.bottom, whole.bottom, foot?.top ?? innerHeight);
    if (lower - upper < whole.height - 1) listed = Math.max(0, lower - upper);
  }
  const away: string[] = [];
  const answers = [...document.querySelectorAll('.decision .actions:not(.apart) .action')];
  // On a phone the players are in another tab: what one owns stands beside the question.
  if (innerWidth <= 760 && document.querySelector('.decision .prompt[data-mine]') !== null) {
    const means = document.querySelector('.decision .means');
    if (means === null || means.textContent === '') away.push('what one owns');
  }
  const near = document.querySelector('[data-glance]')?.getBoundingClientRect();
  // What is over is not decided any more, and an earlier moment is not either.
  const isOver = document.querySelector('.decision .primary, .replay-rows') !== null;
  if (near !== undefined && frame !== undefined && !isOver && (near.top < frame.top - 8 || near.bottom > frame.bottom + 8)) {
    const told = document.querySelector('.decision .glance');
    if (told === null || isOff(told)) away.push('how near the end is');
  }
  for (const answer of [answers.at(-1), answers[0]]) {
    answer?.scrollIntoView({ block: 'nearest' });
    rooms.clear();
    for (const element of document.querySelectorAll('.decision-head .prompt, .decision-foot, .decision-foot button')) {
      const { top, bottom } = element.getBoundingClientRect();
      const { room } = roomOf(element);
      // What is larger than its share of a small window begins in sight and scrolls.
      const end = element.matches('[data-large] .decision > * > *') ? top : bottom;
      if (top < room.top - 1.5 || end > room.bottom + 1.5) away.push(`${element.textContent} at ${answer?.textContent}`);
    }
  }
  const ragged = [...document.querySelectorAll('.actions')].flatMap((all) =>
    ['.cost', '.gain', '.sign'].flatMap((column) => {
      const filled = [...all.querySelectorAll(column)].filter(
        // Parts stand in several columns.
        (it) => it.checkVisibility() && it.childElementCount > 0 && it.closest('.group') === null,
      );
      const edges = new Set(filled.map((it) => Math.round(it.getBoundingClientRect().left)));
      return edges.size > 1 ? [`${column} at ${[...edges].join(', ')}`] : [];
    }),
  );
  // What people have written themselves stays as it is.
  const hyphens = texts.map(({ text }) => text).filter((text) => /(?<![\p{L}\p{N}-])-(?=[\d$€])/u.test(text));
  const pointed = document.querySelector('.guide[data-board]') !== null;
  return { texts, overlaps, clipped, broken, warped, targets, empty, bare, outside, listed, pointed, away, ragged, hyphens };
}
