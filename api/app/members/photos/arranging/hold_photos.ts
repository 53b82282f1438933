import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Makes everybody else who changes the photos of a profile wait until this transaction ends. Sent before what it protects. */
export function holdPhotos(profileId: string) {
  return tenantRows(
    'select from app.profiles where tenant_id = (select sec.tenant_id()) and id = ? for no key update',
    [profileId]
  )
}
