import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Lets one transaction at a time decide about a member, until it ends; rows that refer to the member may be added meanwhile. */
export function lockMemberRow(id: string) {
  return tenantRows('select from app.members where tenant_id = (select sec.tenant_id()) and id = ? for no key update', [
    id,
  ])
}
