interface Domain {
  host: string
  language: string
}

export interface Edition extends Domain {
  hreflang: string
}

/** One edition per language tag: the first domain with it, which search engines should list. `domains`: the main one first. */
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
