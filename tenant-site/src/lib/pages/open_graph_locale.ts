/** A language with country for Open Graph: `en_GB` if the domain says so, else the most likely country. */
export function openGraphLocale(language: string, ofDomain = ''): string {
  const tag = new Intl.Locale(ofDomain.split('-')[0] === language ? ofDomain : language).maximize()
  return `${tag.language}_${tag.region}`
}
