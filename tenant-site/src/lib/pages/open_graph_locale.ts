/**
 * A language as Open Graph writes it, with a country: `en_GB` where the domain speaks British English, else the country most of
 * whose readers would name.
 */
export function openGraphLocale(language: string, ofDomain = ''): string {
  const tag = new Intl.Locale(ofDomain.split('-')[0] === language ? ofDomain : language).maximize()
  return `${tag.language}_${tag.region}`
}
