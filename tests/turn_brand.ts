import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import type { Site } from '@manyhearts/api/app/tenancy/sites/site'
import { asOwner, type Brand } from './cast.ts'
import { eventually } from './api/notices/eventually.ts'

/** Puts a brand into another state, and waits until the API knows. */
export async function turnBrand({ id }: Brand, state: Site['state']): Promise<void> {
  await asOwner((owner) => owner.query('update global.tenants set state = $2 where id = $1', [id, state]))
  await eventually(`the state ${state}`, async () => (await siteByTenantId(id))?.state === state || undefined)
}
