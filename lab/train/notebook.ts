import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Net, type Shape } from '@kaya/bots/net';
import { same } from '@kaya/engine';
import { UserError } from '../user-error.ts';
import type { Course } from './course.ts';
import type { PlayedGame } from './play.ts';

/** What one generation came to. */
export interface Generation {
  /** Points for a first place, a shared one in parts, in the trial against the best before. */
  readonly points: number;
  readonly trial: number;
  readonly accepted: boolean;
}

/** The folder of a training: what was played and learnt so far. Every file is whole or absent, so that one may stop at any moment. */
export class Notebook {
  readonly #folder: string;

  constructor(folder: string, course: Course) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const known = this.#readJson('course.json');
    if (known === null) this.#write('course.json', `${JSON.stringify(course, null, 2)}\n`);
    else if (!same(known, JSON.parse(JSON.stringify(course))))
      throw new UserError(
        `${folder} holds a training with other settings. Take another folder with --out, or give the same settings.`,
      );
  }

  games(generation: number, chunk: number): PlayedGame[] | null {
    return this.#readJson(`games-${generation}-${chunk}.json`) as PlayedGame[] | null;
  }

  keepGames(generation: number, chunk: number, games: readonly PlayedGame[]): void {
    this.#write(`games-${generation}-${chunk}.json`, `${JSON.stringify(games)}\n`);
  }

  net(generation: number, shape: Shape): Net | null {
    const file = join(this.#folder, `net-${generation}.f32`);
    if (!existsSync(file)) return null;
    const bytes = readFileSync(file);
    return new Net(shape, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  }

  keepNet(generation: number, { weights }: Net, data: unknown): void {
    this.#write(`net-${generation}.json`, `${JSON.stringify(data)}\n`);
    this.#write(`net-${generation}.f32`, new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));
  }

  weights(generation: number): Readonly<Record<string, unknown>> {
    return this.#readJson(`net-${generation}.json`) as Readonly<Record<string, unknown>>;
  }

  generation(number: number): Generation | null {
    return this.#readJson(`generation-${number}.json`) as Generation | null;
  }

  keepGeneration(number: number, generation: Generation): void {
    this.#write(`generation-${number}.json`, `${JSON.stringify(generation)}\n`);
  }

  #readJson(name: string): unknown {
    const file = join(this.#folder, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  }

  #write(name: string, content: string | Uint8Array): void {
    const file = join(this.#folder, name);
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  }
}
