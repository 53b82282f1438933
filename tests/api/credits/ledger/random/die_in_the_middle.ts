import { type Tenant, asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner } from '../../../../cast.ts'

/** Does work in a transaction whose connection is killed before it is stored. @throws Error when it was stored all the same */
export async function dieInTheMiddle(tenant: Tenant, work: () => Promise<unknown>): Promise<void> {
  let isKilled = false
  const isStored = await asTenant(tenant, async () => {
    const [own] = await tenantRows<{ pid: number }>('select pg_backend_pid() as pid')
    await work()
    await asOwner((owner) => owner.query('select pg_terminate_backend($1, 5000)', [own!.pid]))
    isKilled = true
  }).then(
    () => true,
    (error: unknown) => {
      if (!isKilled) throw error
      return false
    }
  )
  if (isStored) throw new Error('a transaction was stored whose connection had been killed')
}
