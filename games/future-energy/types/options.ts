export type FutureEnergyOptions = Readonly<{
  module1: boolean;
  module2: boolean;
  module3: boolean;
  regionNetwork: 'connected' | 'anywhere';
  permanentTokensWithModule2: 'board-first' | 'always-kept';
  publicContractTiming: 'own-turn' | 'every-turn';
}>;
