// Chapter 5.5, what the ways from a space cost at least.
import { MOST_SPACES } from '../../data/tables/payments.ts';
import type { Ground } from './ground.ts';
import { PAYS, TOTALS } from './price-tables.ts';

const FAR = 0x7fff;

/** Used again by every search: what is known so far, and the nodes that wait (each waits once). */
let best = new Uint16Array(MOST_SPACES * 2);
let queue = new Uint16Array(MOST_SPACES * 2);
let waits = new Uint8Array(MOST_SPACES * 2);

/** Room for so many nodes: a power of two, so that the queue can go round. */
function makeRoom(nodes: number): void {
  let room = best.length;
  if (nodes <= room) return;
  while (room < nodes) room *= 2;
  best = new Uint16Array(room);
  queue = new Uint16Array(room);
  waits = new Uint8Array(room);
}

/**
 * What the cheapest way from a space to each other one costs, as far as it costs no more than `most`; a board of
 * `MOST_SPACES` for every number of connections that may be free. With `paying` all these boards twice: for any way, then
 * for those that pay an opponent. The next search writes over it.
 */
export function leastFrom(ground: Ground, start: number, most: number, paying: boolean): Uint16Array {
  const { neighbours, ways, lines, tokens, seat, freeConnections } = ground;
  const prices = TOTALS[seat] as readonly number[];
  const pays = PAYS[seat] as readonly boolean[];
  const boards = freeConnections + 1;
  const nodes = MOST_SPACES * (paying ? 2 * boards : boards);
  makeRoom(nodes);
  const [least, line, isWaiting] = [best, queue, waits];
  const round = line.length - 1;
  least.fill(FAR, 0, nodes);
  least[start] = 0;
  line[0] = start;
  for (let head = 0, tail = 1; head !== tail; head = (head + 1) & round) {
    const node = line[head] as number;
    isWaiting[node] = 0;
    const space = node & (MOST_SPACES - 1);
    if (tokens[space] !== null && space !== start) continue; // FE-MOVE-7
    const board = (node - space) / MOST_SPACES;
    const mayGoFree = board + 1 !== boards && board + 1 !== 2 * boards;
    const price = least[node] as number;
    const next = neighbours[space] as readonly number[];
    const by = ways[space] as readonly number[];
    for (let i = 0; i < next.length; i++) {
      const owners = lines[by[i] as number] as number;
      const sum = price + (prices[owners] as number);
      const jump = paying && board < boards && pays[owners] === true ? boards : 0;
      const to = (next[i] as number) + MOST_SPACES * (board + jump);
      if (sum < (least[to] as number) && sum <= most) {
        least[to] = sum;
        if (isWaiting[to] === 0) {
          isWaiting[to] = 1;
          line[tail] = to;
          tail = (tail + 1) & round;
        }
      }
      if (!mayGoFree) continue;
      const free = (next[i] as number) + MOST_SPACES * (board + 1);
      if (price < (least[free] as number)) {
        least[free] = price;
        if (isWaiting[free] === 0) {
          isWaiting[free] = 1;
          line[tail] = free;
          tail = (tail + 1) & round;
        }
      }
    }
  }
  // Whoever may go free more often may also not do so, and any way may pay an opponent.
  for (let node = MOST_SPACES; node < MOST_SPACES * boards; node++) lower(least, node, node - MOST_SPACES);
  if (!paying) return least;
  for (let node = MOST_SPACES * (boards + 1); node < nodes; node++) lower(least, node, node - MOST_SPACES);
  for (let node = 0; node < MOST_SPACES * boards; node++) lower(least, node, node + MOST_SPACES * boards);
  return least;
}

function lower(least: Uint16Array, node: number, than: number): void {
  if ((least[than] as number) < (least[node] as number)) least[node] = least[than] as number;
}

/** By space: what the cheapest way there costs in all, whatever the player has; −1 where no way leads (FE-MOVE-7, -8). */
export function cheapestPrices(ground: Ground): number[] {
  const first = MOST_SPACES * ground.freeConnections;
  const least = leastFrom(ground, ground.crew, FAR - 1, false);
  const prices: number[] = [];
  for (let space = 0; space < ground.neighbours.length; space++) {
    const price = least[first + space] as number;
    prices.push(price === FAR ? -1 : price);
  }
  return prices;
}
