// What is over is stored compactly: a log as columns in one piece, a text as it is, both compressed.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { LogRow } from './schema.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Half as small again would take ten times as long. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

export function packText(text: string): Promise<Uint8Array> {
  return compress(text, QUALITY);
}

export async function unpackText(bytes: Uint8Array): Promise<string> {
  return (await decompress(bytes)).toString('utf8');
}

/** Entries in a row, by column: what is alike lies together. Moments as what has passed since the one before. */
interface Columns {
  readonly first: number;
  readonly kind: readonly LogRow['kind'][];
  readonly seat: readonly number[];
  readonly hash: readonly string[];
  readonly at: readonly number[];
  readonly content: readonly string[];
}

/** Packs entries of one table that follow each other without a gap. */
export function packLog(rows: readonly LogRow[]): Promise<Uint8Array> {
  const columns: Columns = {
    first: rows[0]?.number ?? 1,
    kind: rows.map((row) => row.kind),
    seat: rows.map((row) => row.seat),
    hash: rows.map((row) => row.hash),
    at: rows.map((row, i) => row.at - (rows[i - 1]?.at ?? 0)),
    content: rows.map((row) => row.content),
  };
  return packText(JSON.stringify(columns));
}

export async function unpackLog(table: string, bytes: Uint8Array): Promise<LogRow[]> {
  const { first, kind, seat, hash, at, content }: Columns = JSON.parse(await unpackText(bytes));
  let moment = 0;
  return kind.map((it, i) => {
    moment += at[i] ?? 0;
    return {
      table_id: table,
      number: first + i,
      kind: it,
      seat: seat[i] ?? 0,
      content: content[i] ?? '',
      hash: hash[i] ?? '',
      at: moment,
    };
  });
}
