import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import { lockMember } from '#app/identity/account/lock_member'
import { inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { WARNED_DAYS } from './inactivity_warning.js'
import { deleteAccount } from './delete_account.js'

const AT_ONCE = 100

const unusedFor = (age: string) => `
  from app.profiles
  join app.members on members.tenant_id = profiles.tenant_id and members.id = profiles.member_id
  left join app.inactivity_warnings warnings on warnings.tenant_id = profiles.tenant_id and warnings.member_id = profiles.member_id
  where profiles.tenant_id = (select sec.tenant_id()) and profiles.kind = 'member' and profiles.left_at is null
    and members.status = 'active' and profiles.last_active_at <= now() - interval '24 months' ${age}`

const DUE = `${unusedFor('')} and warnings.first_at <= now() - interval '${WARNED_DAYS.first} days'
  and warnings.second_at <= now() - interval '${WARNED_DAYS.second} days'`

/** After 24 months without use: warnings 30 and 7 days before, then deletion with refund of bought credits (product §3). */
export async function deleteInactiveAccounts(site: Site): Promise<void> {
  // Nobody can log in to keep theirs.
  if (site.state === 'paused') return
  await inSeparateTransaction(forgetReturned)
  await inSeparateTransaction(warnFirst)
  await inSeparateTransaction(warnAgain)
  for (const id of await inSeparateTransaction(dueForDeletion))
    await inSeparateTransaction(() => deleteIfStillDue(site, id))
}

/** They may have come back while others were deleted. */
async function deleteIfStillDue(site: Site, id: string): Promise<void> {
  await lockMember(id)
  const isDue = await tenantRows(`select ${DUE} and members.id = :id for no key update of profiles`, { id })
  if (isDue.length > 0) await deleteAccount(site, { id }, { reason: 'unused', refundWanted: true })
}

async function forgetReturned(): Promise<void> {
  await tenantRows(
    `delete from app.inactivity_warnings warnings where tenant_id = (select sec.tenant_id()) and exists (
       select from app.profiles where profiles.tenant_id = warnings.tenant_id and profiles.member_id = warnings.member_id
         and profiles.last_active_at > warnings.first_at)`
  )
}

async function warnFirst(): Promise<void> {
  const warnings = await tenantRows<{ id: string }>(
    `insert into app.inactivity_warnings (member_id)
     select members.id ${unusedFor(`+ interval '${WARNED_DAYS.first} days'`)} and warnings.id is null
     order by profiles.last_active_at limit ${AT_ONCE}
     on conflict do nothing returning id::text`
  )
  await write(warnings)
}

async function warnAgain(): Promise<void> {
  const warnings = await tenantRows<{ id: string }>(
    `update app.inactivity_warnings set second_at = now() where tenant_id = (select sec.tenant_id()) and second_at is null
       and first_at <= now() - interval '${WARNED_DAYS.first - WARNED_DAYS.second} days'
       and member_id in (select members.id ${unusedFor(`+ interval '${WARNED_DAYS.second} days'`)})
     returning id::text`
  )
  await write(warnings)
}

async function write(warnings: { id: string }[]): Promise<void> {
  for (const { id } of warnings) await enqueue('send_mail', { mail: 'inactivity', warning: id })
}

async function dueForDeletion(): Promise<string[]> {
  const rows = await tenantRows<{ id: string }>(
    `select members.id::text ${DUE} order by profiles.last_active_at limit ${AT_ONCE}`
  )
  return rows.map(({ id }) => id)
}
