import type { DateTime } from 'luxon'
import { HOLD_IN_FORCE, type HoldReason, IS_HELD } from '#app/identity/deletion/erasure_hold'
import { byState } from '#app/admin/resources/definition/by_state'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { staffName } from '#app/admin/resources/definition/staff_name'

interface DeletionRow {
  id: string
  tenant_id: string
  member: { id: string; name: string; email: string }
  left_at: string
  /** Who of staff did it for its owner; null for the owner, and for the clock. */
  deleted_by: { id: string; name: string } | null
  /** Whether the clock did, after two years without use. */
  unused: boolean
  restorable_until: string
  restorable: boolean
  /** When the job erases them: not before the hold ends. */
  erases_at: string
  hold: HoldShown | null
}

/** A hold in force. */
export interface HoldShown {
  id: string
  reason: HoldReason
  words: string
  ends_at: string
  /** At the brand. */
  last_day: string
  told: boolean
}

/** SQL: the hold in force of a row of `members`, as JSON. */
export const HOLD_OF_MEMBER = `(select jsonb_build_object('id', holds.id::text, 'reason', holds.reason, 'words', holds.words,
    'ends_at', holds.ends_at, 'told', holds.untold is null,
    'last_day', (holds.ends_at at time zone (select time_zone from global.tenants where tenants.id = holds.tenant_id))::date)
  ${HOLD_IN_FORCE})`

const STATES = {
  restorable: 'account_deletions.restorable_until > now()',
  held: IS_HELD,
  due: `account_deletions.restorable_until <= now() and not ${IS_HELD}`,
}

/** Accounts that were deleted and aren't erased yet. */
export const deletions = {
  inTenant: 'account_deletions.tenant_id',
  from: `app.account_deletions
    join app.members on members.tenant_id = account_deletions.tenant_id and members.id = account_deletions.member_id
      and account_deletions.left_at is not null
    join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id`,
  key: 'account_deletions.id',
  columns: `account_deletions.id::text, account_deletions.tenant_id::text, members.id::text as member_id, profiles.name, members.email,
    account_deletions.left_at, account_deletions.reason, account_deletions.restorable_until,
    ${staffName('account_deletions.deleted_by')}, ${HOLD_OF_MEMBER} as hold`,
  filters: {
    id: { kind: 'id', column: 'account_deletions.id' },
    state: byState(STATES),
  },
  sorts: { id: 'account_deletions.id', restorable_until: 'account_deletions.restorable_until' },
  defaultSort: ['restorable_until', 'ASC'],
  shown,
} satisfies Resource

function shown(row: Row): DeletionRow {
  const until = row.restorable_until as DateTime
  const hold = shownHold(row.hold)
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    member: { id: row.member_id, name: row.name, email: maskedEmail(row.email) },
    left_at: row.left_at.toISO(),
    deleted_by: row.deleted_by,
    unused: row.reason === 'unused',
    restorable_until: until.toISO()!,
    restorable: until.toMillis() > Date.now(),
    erases_at: hold && Date.parse(hold.ends_at) > until.toMillis() ? hold.ends_at : until.toUTC().toISO()!,
    hold,
  }
}

/** Values inside JSON are text. */
export function shownHold(hold: HoldShown | null): HoldShown | null {
  return hold && { ...hold, ends_at: new Date(hold.ends_at).toISOString() }
}
