import logger from '@adonisjs/core/services/logger'
import type { Site } from '#app/tenancy/sites/site'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { inSeparateTransaction, currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { pruneErasureLog } from './erasure_log.js'
import { eraseMember } from './erase_member.js'
import { deleteInactiveAccounts } from './delete_inactive_accounts.js'

const HAS_LEFT = `exists (select from app.account_deletions deletions where deletions.tenant_id = members.tenant_id
  and deletions.member_id = members.id and deletions.left_at is not null)`

/** Who is due for erasure, and whether they get a certificate (product §3). */
const TIME_TO_ERASE: { ifStill: string; certified: boolean }[] = [
  {
    ifStill: `exists (select from app.account_deletions deletions where deletions.tenant_id = members.tenant_id
      and deletions.member_id = members.id and deletions.restorable_until <= now())`,
    certified: true,
  },
  // Never confirmed; members who left have their own deadline.
  {
    ifStill: `status = 'not_confirmed' and signed_up_at <= now() - interval '30 days'
      and not ${HAS_LEFT}`,
    certified: false,
  },
  {
    ifStill: `status = 'not_confirmed' and signed_up_at <= now() - interval '7 days'
      and exists (select from app.members owners where owners.tenant_id = members.tenant_id
        and owners.email = members.email and owners.status in ('active', 'suspended', 'banned'))
      and not ${HAS_LEFT}`,
    certified: false,
  },
]

const AT_ONCE = 100

/** Runs for the current tenant; a failed erasure doesn't block the others and is retried an hour later. */
export async function eraseMembers(): Promise<void> {
  const site = await siteByTenantId(currentTenant().id)
  if (!site) return
  for (const due of TIME_TO_ERASE) {
    for (const id of await inSeparateTransaction(() => whose(due.ifStill)))
      await eraseMember(site, id, due).catch(report(site, id))
  }
  await deleteInactiveAccounts(site)
  await inSeparateTransaction(forgetLeftovers)
  await pruneErasureLog()
}

async function whose(condition: string): Promise<string[]> {
  const rows = await tenantRows<{ id: string }>(
    `select members.id::text from app.members
     where tenant_id = (select sec.tenant_id()) and status <> 'erased' and ${condition} limit ${AT_ONCE}`
  )
  return rows.map(({ id }) => id)
}

function report({ id: tenant }: Site, member: string) {
  return (err: unknown) => logger.error({ err, tenant, member }, 'a member could not be erased')
}

async function forgetLeftovers(): Promise<void> {
  await tenantRows(
    `delete from app.erasure_certificates where tenant_id = (select sec.tenant_id()) and erased_at <= now() - interval '3 days'`
  )
  await tenantRows(
    `delete from app.account_deletions
     where tenant_id = (select sec.tenant_id()) and left_at is null and asked_at <= now() - interval '2 days'`
  )
  await tenantRows(`delete from app.signup_drafts where tenant_id = (select sec.tenant_id()) and expires_at <= now()`)
  await tenantRows(
    `delete from app.mails where tenant_id = (select sec.tenant_id()) and member_id is null
       and created_at <= now() - interval '30 days'`
  )
}
