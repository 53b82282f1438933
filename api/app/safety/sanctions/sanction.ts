import { SanctionSchema } from '#generated/schema'

/** What a member may be put under for what they did; the first two leave them where they are, the others shut them out. */
export const SANCTIONS = ['warned', 'hidden', 'suspended', 'banned'] as const

export type SanctionKind = (typeof SANCTIONS)[number] | 'reports_warned' | 'reports_unheeded'

/** Something somebody is put under, until it ends by its time or staff lift it. */
export default class Sanction extends SanctionSchema {
  declare kind: SanctionKind
}

/** SQL: whether a row of app.sanctions counts now. */
export const IN_FORCE = 'sanctions.ended_at is null and coalesce(sanctions.ends_at > now(), true)'
