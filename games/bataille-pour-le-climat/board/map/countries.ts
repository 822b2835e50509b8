import type { RegionId } from '../../ids.ts';

/** Which country lies in which region, by Natural Earth's names. */

/** The region of everything that is not listed. */
export const OTHERS = 'indo-australia' satisfies RegionId;
export const NOT_DRAWN: readonly string[] = ['Antarctica', 'Fr. S. Antarctic Lands'];

const list = (names: string): readonly string[] => names.split('|');

export const COUNTRIES: Readonly<Record<Exclude<RegionId, typeof OTHERS>, readonly string[]>> = {
  'north-america': list('Canada|United States of America|Greenland|Puerto Rico'),
  'south-america': list(
    'Mexico|Guatemala|Belize|Honduras|El Salvador|Nicaragua|Costa Rica|Panama|Cuba|Jamaica|Haiti|Dominican Rep.|Bahamas|' +
      'Argentina|Chile|Uruguay|Brazil|Bolivia|Peru|Colombia|Venezuela|Guyana|Suriname|Ecuador|Paraguay|Falkland Is.|Trinidad and Tobago',
  ),
  europe: list(
    'Norway|Sweden|Finland|Denmark|Iceland|United Kingdom|Ireland|France|Spain|Portugal|Belgium|Netherlands|Luxembourg|' +
      'Germany|Switzerland|Austria|Italy|Slovenia|Croatia|Bosnia and Herz.|Serbia|Montenegro|Kosovo|Albania|Macedonia|Greece|' +
      'Bulgaria|Romania|Moldova|Hungary|Slovakia|Czechia|Poland|Lithuania|Latvia|Estonia|Belarus|Ukraine',
  ),
  africa: list(
    'Morocco|W. Sahara|Algeria|Tunisia|Libya|Egypt|Sudan|S. Sudan|Eritrea|Ethiopia|Djibouti|Somalia|Somaliland|Kenya|Uganda|' +
      'Rwanda|Burundi|Tanzania|Mozambique|Malawi|Zambia|Zimbabwe|Botswana|Namibia|South Africa|Lesotho|eSwatini|Madagascar|' +
      "Angola|Dem. Rep. Congo|Congo|Gabon|Eq. Guinea|Cameroon|Central African Rep.|Chad|Niger|Nigeria|Benin|Togo|Ghana|Côte d'Ivoire|" +
      'Liberia|Sierra Leone|Guinea|Guinea-Bissau|Gambia|Senegal|Mauritania|Mali|Burkina Faso',
  ),
  'middle-east': list(
    'Turkey|Cyprus|N. Cyprus|Syria|Lebanon|Israel|Palestine|Jordan|Iraq|Iran|Kuwait|Saudi Arabia|Qatar|United Arab Emirates|Oman|Yemen|Afghanistan',
  ),
  russia: list('Russia|Kazakhstan|Uzbekistan|Turkmenistan|Kyrgyzstan|Tajikistan|Georgia|Armenia|Azerbaijan'),
  china: list('China|Mongolia|Taiwan|Japan|North Korea|South Korea'),
  india: list('India|Pakistan|Bangladesh|Nepal|Bhutan|Sri Lanka'),
};
