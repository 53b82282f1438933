import { tenantRows } from '#app/tenancy/context/tenant_context'
import { endMandates } from './end_mandates.js'

/** A mandate that collected nothing for so long has ended (SEPA core rulebook, 4.1). */
const UNUSED_MONTHS = 36
/** How long a bank may ask for the mandate of a debit that nobody authorised (13 months), and one more for the answer. */
export const KEPT_MONTHS = 14
/** How long a gateway is asked to forget the mandate of an erased member that collected nothing (`queues.ts`), and some. */
const ASKED_DAYS = 3
const AT_ONCE = 500

const HERE = 'tenant_id = (select sec.tenant_id())'

/** Ends mandates that nobody used or that are for another company than the brand's, and removes drafts nobody signed and what no bank may ask about any more (product.md §3). */
export async function forgetMandates(): Promise<void> {
  const unused = await tenantRows<{ id: string }>(
    `select id::text from app.mandates where ${HERE} and state = 'active'
       and coalesce(last_used_at, signed_at) < now() - make_interval(months => ${UNUSED_MONTHS}) limit ${AT_ONCE}`
  )
  for (const { id } of unused) await endMandates('unused', { id })
  const others = await tenantRows<{ id: string }>(
    `select id::text from app.mandates where ${HERE} and state = 'active' and creditor_id <> (
       select companies.creditor_id from global.tenants
       join global.companies on companies.id = tenants.company_id where tenants.id = (select sec.tenant_id())) limit ${AT_ONCE}`
  )
  for (const { id } of others) await endMandates('creditor_changed', { id })
  await remove(`state = 'draft' and drafted_at < now() - interval '1 day'`)
  await remove(
    `end_reason = 'deleted' and last_used_at is null and ended_at < now() - make_interval(days => ${ASKED_DAYS})`
  )
  await remove(`state = 'ended' and coalesce(last_used_at, ended_at) < now() - make_interval(months => ${KEPT_MONTHS})`)
}

/** An order then no longer says by which mandate it was collected. Codes go first, they refer to it. */
async function remove(which: string): Promise<void> {
  const ids = `select id from app.mandates where ${HERE} and ${which} order by id limit ${AT_ONCE}`
  const rows = await tenantRows<{ id: string }>(ids.replace('select id', 'select id::text'))
  if (rows.length === 0) return
  const those = { those: rows.map(({ id }) => id) }
  await tenantRows(`delete from app.sms_codes where ${HERE} and mandate_id = any (:those)`, those)
  await tenantRows(`update app.orders set mandate_id = null where ${HERE} and mandate_id = any (:those)`, those)
  await tenantRows(`delete from app.mandates where ${HERE} and id = any (:those)`, those)
}
