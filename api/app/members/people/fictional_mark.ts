import { createHash } from 'node:crypto'
import type { Site } from '#app/tenancy/sites/site'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import { UnmarkedFictionalProfile } from './members_errors.js'

/** What is always said of a fictional profile: the brand's word for it and the warning in full; `version` names that text. */
export interface FictionalMark {
  label: string
  warning: string
  version: string
}

/** The two fields every shape carries that shows a person: a fictional one can't be typed without its mark. */
export type Disclosure = { fictional: FictionalMark; fictional_icon: true } | { fictional: null; fictional_icon: false }

const VERSION_LENGTH = 12

/** A brand has one warning a language, and a list of people asks for each of them. */
const versions = new Map<string, string>()

/**
 * Whether a profile is fictional and, if so, in which words that is told at this site in this language.
 * @throws UnmarkedFictionalProfile when the brand has no words for it: then nobody sees the profile
 */
export function fictionalMark(profile: { isFictional: boolean }, site: Site, language: string): Disclosure {
  if (!profile.isFictional) return { fictional: null, fictional_icon: false }
  const label = inLanguage(site.settings.fictional_singular, language, site.language).trim()
  const warning = inLanguage(site.settings.fictional_warning, language, site.language).trim()
  if (!label || !warning) throw new UnmarkedFictionalProfile()
  return { fictional: { label, warning, version: textVersion(warning) }, fictional_icon: true }
}

/** The name of a text's exact wording: who agreed to it agreed to no other. */
function textVersion(text: string): string {
  const version = versions.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH)
  versions.set(text, version)
  return version
}
