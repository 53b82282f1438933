import type { Settings } from './shapes.ts'

/** A language as people write it where the visitor is: dates in English look one way in London and another in Boston. */
export function regionalLanguage(language: string, { geoip_country, domain_country }: Settings): string {
  return new Intl.Locale(language, { region: geoip_country ?? domain_country }).toString()
}
