import { eraseMembers } from '@manyhearts/api/app/identity/deletion/erase_members'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, type Person } from '../../../cast.ts'
import { PASSWORD } from '../../../password.ts'
import type { Answer } from '../../../visitor.ts'

export function leave({ browser }: Pick<Person, 'browser'>, wishes: Record<string, unknown> = {}): Promise<Answer> {
  return browser.post('/api/account-deletion', { password: PASSWORD, ...wishes })
}

/** Moves everything recorded for a deleted account some days back. */
export function letDaysPass({ brand, member }: Pick<Person, 'brand' | 'member'>, days: number): Promise<void> {
  return asOwner(async (owner) => {
    await owner.query(
      `update app.account_deletions set left_at = left_at - make_interval(days => $2),
         restorable_until = restorable_until - make_interval(days => $2) where member_id = $1`,
      [member.id, days]
    )
    await owner.query(
      `update app.link_tokens set created_at = created_at - make_interval(days => $2),
         expires_at = expires_at - make_interval(days => $2) where member_id = $1`,
      [member.id, days]
    )
  }, brand)
}

/** Does what a scheduled job does every hour. */
export function eraseWhoseTimeHasCome(brand: Brand): Promise<void> {
  return asTenant(brand, eraseMembers)
}
