import { createHmac } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'

/** What opens a decision to the person it is about, without a log-in; derived from the row, so that every link to it is the same. */
export function decisionToken(tenantId: string, id: string): string {
  return createHmac('sha256', derivedSecret('tokens of decisions')).update(`${tenantId}.${id}`).digest('base64url')
}
