import type { Options } from '@kaya/engine';

export interface CosOptions extends Options {
  readonly screens: boolean;
  readonly module1: boolean;
  readonly module2: boolean;
  readonly soloSilver: boolean;
}
