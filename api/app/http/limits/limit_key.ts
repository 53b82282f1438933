import { createHmac } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import type { Tenant } from '#app/tenancy/context/tenant_context'

let secret: Buffer | undefined

/**
 * The name under which something is counted: of one brand, or of the console when there is none. What is counted is hashed,
 * so the table of limits tells nobody's address.
 */
export function limitKey(tenant: Tenant | null, what: string, whom: string): string {
  secret ??= derivedSecret('keys of limits')
  return `${tenant?.id ?? 'staff'}:${what}:${createHmac('sha256', secret).update(whom).digest('base64url')}`
}
