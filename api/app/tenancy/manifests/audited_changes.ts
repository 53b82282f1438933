import type { Differences } from '#app/tenancy/audit/differences'
import type { AppliedChange } from '#app/tenancy/audit/write_audit_entry'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Change } from './manifest_changes.js'

const STAFF = 'staff '
const INVITE_CODE = 'invite code '
const SHOWN_OF_CODE = 2

/** What a manifest changed, with each value before and after. Staff are named by their number, and a code by its beginning. */
export async function auditedChanges(changes: Change[]): Promise<AppliedChange[]> {
  const emails = changes.filter(({ what }) => what.startsWith(STAFF)).map(({ what }) => what.slice(STAFF.length))
  const people = await tenantRows<{ email: string; id: string }>(
    'select email, id::text from staff.staff_members where email = any(?)',
    [emails]
  )
  const ids = new Map(people.map(({ email, id }) => [email, id]))
  const named = (what: string): string => {
    if (what.startsWith(STAFF)) return `${STAFF}${ids.get(what.slice(STAFF.length))}`
    if (what.startsWith(INVITE_CODE)) return `${what.slice(0, INVITE_CODE.length + SHOWN_OF_CODE)}…`
    return what
  }
  return changes.map(({ what, fields, ...rest }) => ({ what: named(what), ...rest, changes: differencesOf(fields) }))
}

function differencesOf(fields: Change['fields']): Differences {
  return Object.fromEntries(fields.map(({ field, from, to }) => [field, { from, to }]))
}
