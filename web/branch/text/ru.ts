import type { BranchWords } from './index.ts';

export const ru: BranchWords = {
  'branch.title': 'Как прошла партия и как могла бы',
  'branch.game': 'Партия',
  'branch.end': 'Конец',
  'branch.this': 'Эта партия',
  'branch.open': 'Открыть',
  'branch.from': 'с хода {move}',
  'branch.from-imagined': 'с хода {move}, в воображаемом мире',
  'branch.score': '{name}: {score}',
  'branch.running': 'ещё идёт',
  'branch.winners':
    '{count, plural, one {Победа: {names}.} few {Победа: {names}.} many {Победа: {names}.} other {Победа: {names}.}}',
  'branch.of-this': 'Продолжения этой партии',
  'branch.imagined':
    'Это воображаемый мир. Он согласуется со всем, что вы знали в тот момент; скрытое от вас на самом деле может быть другим.',
  'branch.copy': 'Это копия, игра с хода {move}. Исходная партия остаётся как была.',
  'branch.back': 'Вернуться к настоящей партии',
  'result.won': 'победа',
  'result.lost': 'поражение',
  'result.won-points': 'победа, {score, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'result.lost-points': 'поражение, {score, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'result.place': 'место {rank} из {players}, {score, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
};
