const known = new Map<string, string>()

/** A language with country for Open Graph: `en_GB` if the domain says so, else the most likely country. */
export function openGraphLocale(language: string, ofDomain = ''): string {
  const tag = ofDomain.split('-')[0] === language ? ofDomain : language
  const locale = known.get(tag) ?? mostLikely(new Intl.Locale(tag))
  known.set(tag, locale)
  return locale
}

function mostLikely(tag: Intl.Locale): string {
  const { language, region } = tag.maximize()
  return `${language}_${region}`
}
