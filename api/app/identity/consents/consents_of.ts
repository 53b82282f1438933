import type { Site } from '#app/tenancy/sites/site'
import Consent from './consent.js'
import { CONSENT_KINDS, type ConsentKind } from './consent_kinds.js'
import { textVersion } from './text_version.js'

export interface ConsentState {
  kind: ConsentKind
  current: string
  last: Consent | undefined
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
  })).filter(({ kind, last }) => kind !== 'member_resell' || site.settings.member_resell || last)
}
