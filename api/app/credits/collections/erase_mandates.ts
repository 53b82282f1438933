import { endMandates } from '#app/credits/direct_debit/end_mandates'
import Mandate from '#app/credits/direct_debit/mandate'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { cancelUncollected } from './cancel_uncollected.js'

const OF_MEMBER = 'tenant_id = (select sec.tenant_id()) and member_id = :memberId'
const UNUSED = `${OF_MEMBER} and last_used_at is null`

/**
 * Of somebody who is erased: mandates by which something was collected end and stay, with what proves that the holder
 * agreed, for as long as a bank may ask for it (`forget_mandates.ts`); all others go, those that a gateway has once it forgot them
 * (`revoke_mandate_job.ts`).
 */
export async function eraseMandates(memberId: string): Promise<void> {
  for (const { id } of await Mandate.query().where('member_id', memberId)) await cancelUncollected(id)
  await endMandates('deleted', { member_id: memberId })
  await tenantRows(
    `delete from app.sms_codes where tenant_id = (select sec.tenant_id())
       and mandate_id in (select id from app.mandates where ${OF_MEMBER})`,
    { memberId }
  )
  await tenantRows(
    `update app.orders set mandate_id = null where ${OF_MEMBER} and mandate_id in (select id from app.mandates where ${UNUSED})`,
    { memberId }
  )
  await tenantRows(
    `delete from app.mandates where ${UNUSED} and (sealed_token is null or end_reason is distinct from 'deleted')`,
    { memberId }
  )
}
