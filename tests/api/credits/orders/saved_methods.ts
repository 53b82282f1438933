import SavedMethod from '@manyhearts/api/app/credits/saved_methods/saved_method'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { Person } from '../../../cast.ts'

/** Keeps a method for a member without a payment; returns its id. */
export function keepMethod({ brand, member }: Person, gateway = 'sandbox'): Promise<string> {
  return asTenant(brand, async () => {
    await SavedMethod.keep({ memberId: member.id, gateway, method: 'card' }, { token: 'sbt_x', label: '•••• 4242' })
    return (await SavedMethod.query().where('member_id', member.id).where('gateway', gateway).firstOrFail()).id
  })
}
