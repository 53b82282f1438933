import pg from 'pg'
import env from '#start/env'
import { roleConnection } from '#app/tenancy/context/database_roles'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Deletes a brand's jobs that carry one of these ids, except jobs that are running. */
export async function forgetJobs(tenant: Tenant, ids: string[]): Promise<void> {
  const jobs = new pg.Client(roleConnection(env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL'), 'jobs'))
  await jobs.connect()
  try {
    await jobs.query(
      `delete from pgboss.job where data ->> 'tenant' = $1 and state <> 'active'
         and exists (select from jsonb_each_text(data) said where said.key <> 'tenant' and said.value = any ($2))`,
      [tenant.id, ids]
    )
  } finally {
    await jobs.end()
  }
}
