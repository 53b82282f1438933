import { heroAddress } from '#app/tenancy/heroes/hero'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import type { Site } from './site.js'

/** The picture that a brand's front page shows instead of its preset's drawings, in a language. */
export function heroOf({ id, theme, heroes, language: siteLanguage }: Site, language: string) {
  const hero = theme.hero === undefined ? undefined : heroes[theme.hero]
  if (!hero) return null
  const { alt, ...shown } = hero
  return { ...shown, address: heroAddress(id, theme.hero!), alt: inLanguage(alt, language, siteLanguage) }
}
