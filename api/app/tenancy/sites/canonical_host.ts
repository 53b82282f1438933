import type { Site } from './site.js'

/** Where search engines shall find what a domain shows: there, unless a domain of the brand that goes first speaks the same. */
export function canonicalHost({ host, domainLanguage, editions }: Site): string {
  return editions.find(({ language }) => language === domainLanguage)?.host ?? host
}
