import type { ShelfWords } from '@kaya/engine';

export const fr: ShelfWords = {
  name: 'Future Energy',
  pitch: 'Une seule équipe pour tous, des contrats pour chacun : remplacez les vieilles centrales d’Europe et tendez vos lignes.',
  facts: '2 à 4 joueurs · environ 1 heure',
  makers: 'Un jeu d’Emanuele Ornella, deuxième de la série Green Planet.',
  rebuilt:
    'Reconstitués : le plan avec ses cases et ses connexions, les symboles des contrats et les combinaisons des contrats publics.',
};
