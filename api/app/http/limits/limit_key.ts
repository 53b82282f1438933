import { createHmac } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import type { Tenant } from '#app/tenancy/context/tenant_context'

let secret: Buffer | undefined

/** The key of a rate limit of a brand, or of the console (null). Hashed, so that the table shows no addresses. */
export function limitKey(tenant: Tenant | null, what: string, whom: string): string {
  secret ??= derivedSecret('keys of limits')
  return `${tenant?.id ?? 'staff'}:${what}:${createHmac('sha256', secret).update(whom).digest('base64url')}`
}
