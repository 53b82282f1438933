import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Serializes changes to a profile's photos until the transaction ends. Send it before the statements it protects. */
export function lockPhotos(profileId: string) {
  return tenantRows(
    'select from app.profiles where tenant_id = (select sec.tenant_id()) and id = ? for no key update',
    [profileId]
  )
}
