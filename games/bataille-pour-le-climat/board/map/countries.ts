import { AFRICA, EUROPE, listed } from '@kaya/pieces/map';
import type { RegionId } from '../../types/index.ts';

/** Which country lies in which region, by Natural Earth's names. */

/** The region of everything that is not listed. */
export const OTHERS = 'indo-australia' satisfies RegionId;

export const COUNTRIES: Readonly<Record<Exclude<RegionId, typeof OTHERS>, readonly string[]>> = {
  'north-america': listed('Canada|United States of America|Greenland|Puerto Rico'),
  'south-america': listed(
    'Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|Panama|Cuba|Jamaica|Haiti|Dominican Rep.|Bahamas|' +
      'Argentina|Chile|Uruguay|Brazil|Bolivia|Peru|Colombia|Venezuela|Guyana|Suriname|Ecuador|Paraguay|Falkland Is.|Trinidad and Tobago',
  ),
  europe: EUROPE,
  africa: AFRICA,
  'middle-east': listed(
    'Turkey|Cyprus|N. Cyprus|Syria|Lebanon|Israel|Palestine|Jordan|Iraq|Iran|Kuwait|Saudi Arabia|Qatar|United Arab Emirates|Oman|Yemen|Afghanistan',
  ),
  russia: listed('Russia|Kazakhstan|Uzbekistan|Turkmenistan|Kyrgyzstan|Tajikistan|Georgia|Armenia|Azerbaijan'),
  china: listed('China|Mongolia|Taiwan|Japan|North Korea|South Korea'),
  india: listed('India|Pakistan|Bangladesh|Nepal|Bhutan|Sri Lanka'),
};
