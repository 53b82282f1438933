import { asTenant, tenantRows } from './tenant_context.js'

/** Any number: a token proves it whether there is such a brand or not. */
const NOBODY = { id: '1', slug: '' }

/** Asks for no rows as the sites' role does. @throws when its search path, its rights or the tenant's key are not as pages need them */
export async function askLikeAPage(): Promise<void> {
  const ask = () =>
    tenantRows<{ proven: boolean }>(
      `select sec.tenant_id() = 1 as proven, exists (select from members, profiles, photos, sessions, tenants, domains, rate_limits where false)`
    )
  const [row] = await asTenant(NOBODY, ask, { connection: 'separate', readOnly: true })
  if (!row?.proven) throw new Error('The database takes no tokens of this APP_KEY')
}
