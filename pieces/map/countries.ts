/** Countries of continents that games share, by Natural Earth's names. */
export const EUROPE: readonly string[] = listed(
  'Norway|Sweden|Finland|Denmark|Iceland|United Kingdom|Ireland|France|Spain|Portugal|Belgium|Netherlands|Luxembourg|' +
    'Germany|Switzerland|Austria|Italy|Slovenia|Croatia|Bosnia and Herz.|Serbia|Montenegro|Kosovo|Albania|Macedonia|Greece|' +
    'Bulgaria|Romania|Moldova|Hungary|Slovakia|Czechia|Poland|Lithuania|Latvia|Estonia|Belarus|Ukraine',
);

export const AFRICA: readonly string[] = listed(
  'Morocco|W. Sahara|Algeria|Tunisia|Libya|Egypt|Sudan|S. Sudan|Eritrea|Ethiopia|Djibouti|Somalia|Somaliland|Kenya|Uganda|' +
    'Rwanda|Burundi|Tanzania|Mozambique|Malawi|Zambia|Zimbabwe|Botswana|Namibia|South Africa|Lesotho|eSwatini|Madagascar|' +
    "Angola|Dem. Rep. Congo|Congo|Gabon|Eq. Guinea|Cameroon|Central African Rep.|Chad|Niger|Nigeria|Benin|Togo|Ghana|Côte d'Ivoire|" +
    'Liberia|Sierra Leone|Guinea|Guinea-Bissau|Gambia|Senegal|Mauritania|Mali|Burkina Faso',
);

/** What no board shows. */
export const NOT_DRAWN: readonly string[] = ['Antarctica', 'Fr. S. Antarctic Lands'];

/** Countries from a list such as `Norway|Sweden`. */
export function listed(names: string): readonly string[] {
  return names.split('|');
}
