import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Serializes changes of a profile and of what belongs to it until the transaction ends. Send it before the statements it protects. */
export function lockProfile(profileId: string) {
  return tenantRows(
    'select from app.profiles where tenant_id = (select sec.tenant_id()) and id = :profileId for no key update',
    { profileId }
  )
}

/** The same for the profile of a row of a table. */
export function lockProfileOf(table: 'profile_texts' | 'verifications', id: string) {
  return tenantRows(
    `select from app.profiles where tenant_id = (select sec.tenant_id())
       and id = (select profile_id from app.${table} where tenant_id = (select sec.tenant_id()) and id = :id) for no key update`,
    { id }
  )
}
