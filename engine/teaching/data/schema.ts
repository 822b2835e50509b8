import { text, whole } from '@kaya/engine/components';
import * as Type from 'typebox';

/** A component file as somebody writes it. */
export const schema = Type.Object({
  source: text,
  oil: Type.Object({ values: Type.Array(whole(1, 99), { minItems: 1 }), copies: whole(1, 99) }),
  shields: whole(0, 99),
  hand: whole(1, 9),
  coins: whole(0, 99),
  harbourLights: whole(1, 9),
  streets: whole(1, 9),
  postPrices: Type.Array(whole(1, 99), { minItems: 1 }),
  barterPrice: whole(0, 99),
  earned: Type.Object({ most: whole(0, 99), rest: whole(0, 99), sale: whole(0, 99) }),
  pointsPerPost: whole(0, 99),
  pointsPerStreet: whole(0, 99),
});
