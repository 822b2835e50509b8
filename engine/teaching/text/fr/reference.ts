import type { Chapter } from '@kaya/engine';

export const fr: readonly Chapter[] = [
  {
    id: 'night',
    title: 'Une nuit',
    paragraphs: [
      { rules: ['LMP-NIG-1'], text: 'Au crépuscule, tout le monde pioche une carte.' },
      {
        rules: ['LMP-NIG-2', 'LMP-NIG-3', 'LMP-NIG-4'],
        text: 'Chacun verse une carte en secret. On les montre ensemble ; d’ici là, on peut changer d’avis une fois par nuit.',
      },
      {
        rules: ['LMP-WIN-1', 'LMP-WIN-2', 'LMP-WIN-3'],
        text: 'Le vent peut se lever : un écran arrête une rafale. Si personne n’en lève, qui a versé le plus cède une pièce ou un feu du port.',
      },
      { rules: ['LMP-CNT-1', 'LMP-CNT-2'], text: 'Trop peu d’huile éteint un feu du port. Qui verse le plus gagne deux pièces.' },
    ],
  },
  {
    id: 'turn',
    title: 'Un tour',
    paragraphs: [
      {
        rules: ['LMP-TRN-1', 'LMP-TRN-2', 'LMP-SEL-1'],
        text: 'Puis chacun, à son tour, allume un réverbère éteint, vend une carte d’huile ou se repose.',
      },
      {
        rules: ['LMP-LIT-1', 'LMP-LIT-2', 'LMP-LIT-3'],
        text: 'Les réverbères s’allument l’un après l’autre le long d’une rue et coûtent une, une, deux et deux pièces.',
      },
      {
        rules: ['LMP-BAR-1', 'LMP-BAR-2'],
        text: 'Pour une pièce, chacun peut glisser une carte sous la pioche et en piocher une autre au début d’un tour.',
      },
    ],
  },
  {
    id: 'end',
    title: 'La fin',
    paragraphs: [
      { rules: ['LMP-END-1'], text: 'Quand le dernier feu du port s’éteint, tout le monde a perdu.' },
      {
        rules: ['LMP-END-2', 'LMP-SCO-1', 'LMP-SCO-2', 'LMP-SCO-3', 'LMP-SCO-4'],
        text: 'Après la dernière nuit, réverbères, rues dominées seul et pièces valent des points ; le plus de points l’emporte.',
      },
    ],
  },
  {
    id: 'glossary',
    title: 'Glossaire',
    paragraphs: [
      { rules: ['LMP-END-1'], text: 'Feu du port : un des feux qui brûlent pour tous ; avec le dernier, tout le monde perd.' },
      { rules: ['LMP-LIT-1'], text: 'Réverbère : une lampe d’une rue, allumée contre des pièces.' },
      { rules: ['LMP-WIN-1'], text: 'Rafale : le vent qui prend une pièce ou un feu du port à qui a versé le plus.' },
      { rules: ['LMP-WIN-2'], text: 'Écran : la carte qui arrête une rafale.' },
      { rules: ['LMP-NIG-2'], text: 'Huile : les cartes versées chaque nuit pour le port.' },
    ],
  },
];
