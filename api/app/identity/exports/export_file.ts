import { join, resolve } from 'node:path'
import env from '#start/env'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Ids are unique, so members' data and staff's lists share a folder. */
export function exportFile({ id: tenant }: Tenant, id: string, kind: 'zip' | 'csv' = 'zip'): string {
  return resolve(join(env.get('DATA_DIR'), 'exports', tenant, `${id}.${kind}`))
}
