import type { Level } from '#console/tenancy/setting.ts'

/** What one value was and became. */
export interface Change {
  from: unknown
  to: unknown
}

/** Something staff did, as the audit log keeps it for good. */
export interface AuditEntry {
  id: string
  at: string
  action: string
  tenant_id: string | null
  /** The brand's name. */
  tenant: string | null
  staff_member_id: string | null
  /** Their name. */
  staff_member: string | null
  detail: {
    level?: Level | 'member' | 'page'
    /** Of what was changed or looked at. */
    id?: string
    /** What it is called: a host, a niche's key, a page. */
    name?: string
    /** By setting or part of the look; texts by language, `index_title.de`. */
    changes?: Record<string, Change>
    /** Long texts are told only where they part; the entry itself has both in full. */
    is_shortened?: boolean
    reason?: string
    /** What a manifest made, changed and ended. */
    applied?: { what: string; how: 'new' | 'changed' | 'ended' }[]
  }
}

/** What is written down, in the order of the filter. */
export const ACTIONS = [
  'settings_changed',
  'theme_changed',
  'state_changed',
  'page_changed',
  'page_removed',
  'member_revealed',
  'photo_approved',
  'photo_refused',
  'manifest_applied',
  'access_token_made',
  'access_token_revoked',
  'logged_in',
  'log_in_failed',
  'logged_out',
] as const
