import type { Site } from '#app/tenancy/site'
import { READ_AGAIN, type ReadAgain } from './consent_kinds.js'
import { textVersion } from './text_version.js'

/** What a member has not agreed to yet as it holds now, by the newest versions he agreed to. */
export function consentsDue(held: Partial<Record<ReadAgain, string>>, site: Site): ReadAgain[] {
  return READ_AGAIN.filter((kind) => (held[kind] ?? '') < textVersion(kind, site))
}
