/** A domain of a brand as far as search engines care: where it is, and what it speaks (`en-GB`). */
interface Domain {
  host: string
  language: string
}

/** A brand in one language of its domains. */
export interface Edition extends Domain {
  /** What `hreflang` calls it: `en` for whoever reads English, `en-GB` where another edition is English too. */
  hreflang: string
}

/**
 * A brand's editions, one for each language tag of its domains, the main domain's first. Two domains that speak the same are one
 * edition: the first of them is where search engines shall find it.
 * @param domains the main one first
 */
export function editionsOf(domains: readonly Domain[]): Edition[] {
  const first = domains.filter(({ language }, place) => place === domains.findIndex((one) => one.language === language))
  const speaking = (bare: string) => first.filter(({ language }) => bareLanguage(language) === bare)
  return first.map(({ host, language }) => {
    const bare = bareLanguage(language)
    return { host, language, hreflang: speaking(bare).length > 1 ? language : bare }
  })
}

function bareLanguage(tag: string): string {
  return tag.split('-')[0]!
}
