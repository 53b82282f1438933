import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Serializes what is decided with changes to the profile's photos until the transaction ends. Send it before the statements it protects. */
export function lockProfileOf(verificationId: string) {
  return tenantRows(
    `select from app.profiles where tenant_id = (select sec.tenant_id())
       and id = (select profile_id from app.verifications where tenant_id = (select sec.tenant_id()) and id = :verificationId)
     for no key update`,
    { verificationId }
  )
}
