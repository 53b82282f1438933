import { join, resolve } from 'node:path'
import env from '#start/env'
import type { Tenant } from '#app/tenancy/context/tenant_context'

export function exportFile({ id: tenant }: Tenant, id: string): string {
  return resolve(join(env.get('DATA_DIR'), 'exports', tenant, `${id}.zip`))
}
