import { refundAllUnused } from '#app/credits/refunds/refund_all_unused'
import { lockMember } from '#app/identity/account/lock_member'
import { enqueue } from '#app/jobs/enqueue'
import { HAS_ACCOUNT } from '#app/members/people/has_account'
import { currentTenant, inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'

const AT_ONCE = 50

/** While a brand closes, each of its members is told once and paid back what they didn't use; one that opens again starts anew. */
export async function notifyOfClosing(): Promise<void> {
  const site = await siteByTenantId(currentTenant().id)
  if (site?.state !== 'closing') await tenantRows('delete from app.closings where tenant_id = (select sec.tenant_id())')
  else while (await inSeparateTransaction(tellNext));
}

/** @returns whether there are more */
async function tellNext(): Promise<boolean> {
  const [closing] = await tenantRows<{ reached: string; is_over: boolean }>(LOCK)
  if (closing!.is_over) {
    for (const { id } of await tenantRows<{ id: string }>(LATE)) await refund(id)
    return false
  }
  const members = await tenantRows<{ id: string }>(NEXT, { reached: closing!.reached })
  for (const { id } of members) {
    await refund(id)
    await enqueue('send_mail', { mail: 'closing', member: id })
  }
  const isOver = members.length < AT_ONCE
  await tenantRows(
    `update app.closings set reached = :reached, ended_at = case when :isOver then now() end
     where tenant_id = (select sec.tenant_id())`,
    { reached: members.at(-1)?.id ?? closing!.reached, isOver }
  )
  return !isOver
}

async function refund(memberId: string): Promise<void> {
  await lockMember(memberId)
  await refundAllUnused(memberId, 'closing')
}

/** A second run waits for the first. */
const LOCK = `
  insert into app.closings default values on conflict (tenant_id) do update set reached = closings.reached
  returning reached::text, ended_at is not null as is_over`

/** Whoever deleted the account has a choice of their own about the credits. */
const NEXT = `
  select members.id::text from app.members
  join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
  where members.tenant_id = (select sec.tenant_id()) and members.id > :reached
    and ${HAS_ACCOUNT}
  order by members.id limit ${AT_ONCE}`

/** Whose payment, begun before the end, was completed after they were told; some take weeks. */
const LATE = `
  select distinct orders.member_id::text as id from app.orders
  join app.closings on closings.tenant_id = orders.tenant_id
  join app.profiles on profiles.tenant_id = orders.tenant_id and profiles.member_id = orders.member_id
  where orders.tenant_id = (select sec.tenant_id()) and orders.status = 'completed' and profiles.left_at is null
    and orders.created_at > closings.ended_at - interval '60 days' and orders.completed_at >= closings.ended_at`
