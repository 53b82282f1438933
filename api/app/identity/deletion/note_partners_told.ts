import { tenantRows } from '#app/tenancy/context/tenant_context'
import { deleteTombstone } from './delete_tombstone.js'

/** Notes that partners were told of the end of a consent. That of an erased member was kept for this alone. */
export async function notePartnersTold(consentId: string): Promise<void> {
  const [told] = await tenantRows<{ member_id: string; is_erased: boolean }>(
    `update app.consents set partners_told_at = now() from app.members
     where consents.tenant_id = (select sec.tenant_id()) and consents.id = :consentId and partners_told_at is null
       and members.tenant_id = consents.tenant_id and members.id = consents.member_id
     returning consents.member_id::text, members.status = 'erased' as is_erased`,
    { consentId }
  )
  if (!told?.is_erased) return
  await tenantRows('delete from app.consents where tenant_id = (select sec.tenant_id()) and id = :consentId', {
    consentId,
  })
  await deleteTombstone(told.member_id)
}
