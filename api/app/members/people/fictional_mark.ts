import { createHash } from 'node:crypto'
import type { Site } from '#app/tenancy/sites/site'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import { UnmarkedFictionalProfile } from './members_errors.js'

export interface FictionalMark {
  label: string
  warning: string
  version: string
}

/** Part of every shape that shows a person, so that the types forbid a fictional profile without its mark. */
export type Disclosure = { fictional: FictionalMark; fictional_icon: true } | { fictional: null; fictional_icon: false }

const VERSION_LENGTH = 12

const versions = new Map<string, string>()

/** The mark of a profile in a language. @throws UnmarkedFictionalProfile if the brand has no texts for it: such a profile is never shown */
export function fictionalMark(profile: { isFictional: boolean }, site: Site, language: string): Disclosure {
  if (!profile.isFictional) return { fictional: null, fictional_icon: false }
  const label = inLanguage(site.settings.fictional_singular, language, site.language).trim()
  const warning = inLanguage(site.settings.fictional_warning, language, site.language).trim()
  if (!label || !warning) throw new UnmarkedFictionalProfile()
  return { fictional: { label, warning, version: disclosureVersion(warning) }, fictional_icon: true }
}

function disclosureVersion(text: string): string {
  const version = versions.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH)
  versions.set(text, version)
  return version
}
