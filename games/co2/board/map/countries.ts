import { AFRICA, EUROPE, listed } from '@kaya/pieces/map';
import type { RegionId } from '../../types/index.ts';

/** Which country lies in which region, by Natural Earth's names. */

/** The region of everything that is not listed. */
export const OTHERS = 'asia' satisfies RegionId;
/** Lies in two regions. */
export const RUSSIA = 'Russia';

export const COUNTRIES: Readonly<Record<Exclude<RegionId, typeof OTHERS>, readonly string[]>> = {
  'north-america': listed(
    'Canada|United States of America|Greenland|Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|Panama|' +
      'Cuba|Jamaica|Haiti|Dominican Rep.|Puerto Rico|Bahamas',
  ),
  'south-america': listed(
    'Argentina|Chile|Uruguay|Brazil|Bolivia|Peru|Colombia|Venezuela|Guyana|Suriname|Ecuador|Paraguay|Falkland Is.|Trinidad and Tobago',
  ),
  europe: EUROPE,
  africa: AFRICA,
  oceania: listed('Australia|New Zealand|Papua New Guinea|Fiji|Vanuatu|New Caledonia|Solomon Is.'),
};
