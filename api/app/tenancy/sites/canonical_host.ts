import type { Site } from './site.js'

/** The host search engines should list: the brand's first with the same language. */
export function canonicalHost({ host, domainLanguage, editions }: Site): string {
  return editions.find(({ language }) => language === domainLanguage)?.host ?? host
}
