import { asksForPartners } from '#app/tenancy/settings/asks_for_partners'
import type { Site } from '#app/tenancy/sites/site'
import Consent from './consent.js'
import { CONSENT_KINDS, type ConsentKind } from './consent_kinds.js'
import { partnersNamed } from './partners_named.js'
import { textVersion } from './text_version.js'

export interface ConsentState {
  kind: ConsentKind
  current: string
  last: Consent | undefined
  /** Named in the text as it is now. */
  partners: string | null
}

export async function consentsOf(memberId: string, site: Site): Promise<ConsentState[]> {
  const rows = await Consent.query()
    .where('member_id', memberId)
    .distinctOn('kind')
    .orderBy('kind')
    .orderBy('id', 'desc')
  return CONSENT_KINDS.map((kind) => ({
    kind,
    current: textVersion(kind, site),
    last: rows.find((row) => row.kind === kind),
    partners: partnersNamed(kind, site),
  })).filter(({ kind, last }) => kind !== 'member_resell' || asksForPartners(site.settings) || last)
}
