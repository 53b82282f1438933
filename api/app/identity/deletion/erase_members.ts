import logger from '@adonisjs/core/services/logger'
import type { Site } from '#app/tenancy/sites/site'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { inSeparateTransaction, currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { pruneErasureLog } from './erasure_log.js'
import { eraseMember } from './erase_member.js'
import { deleteInactiveAccounts } from './delete_inactive_accounts.js'
import { TIME_TO_ERASE } from './time_to_erase.js'

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
    `delete from app.erasures where tenant_id = (select sec.tenant_id()) and erased_at <= now() - interval '3 years'`
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
