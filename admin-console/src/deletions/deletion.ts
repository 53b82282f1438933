import type { Hold } from '#console/members/member.ts'

/** A deleted account that isn't erased yet; `email` is masked. */
export interface Deletion {
  id: string
  tenant_id: string
  member: { id: string; name: string; email: string }
  left_at: string
  deleted_by: { id: string; name: string } | null
  /** The clock did it, after two years without use. */
  unused: boolean
  restorable_until: string
  restorable: boolean
  erases_at: string
  hold: Hold | null
}

export const DELETION_STATES = ['restorable', 'held', 'due'] as const

/** Somebody who was erased, without who. */
export interface Erasure {
  id: string
  tenant_id: string
  cause: (typeof CAUSES)[number]
  asked_on: string | null
  erased_at: string
  certified: boolean
  kept: { what: string; until: string | null }[]
  held: { reason: string; until: string } | null
}

export const CAUSES = ['member', 'staff', 'unused', 'not_confirmed', 'backup'] as const
