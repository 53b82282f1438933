import { tenantRows } from '#app/tenancy/context/tenant_context'
import { IS_HELD } from './erasure_hold.js'

export interface ErasureCase {
  /** SQL about a row of `members`; one whose data is held is never due. */
  ifStill: string
  /** Whether they get a certificate; an unconfirmed address may be someone else's. */
  certified: boolean
}

const HAS_LEFT = `exists (select from app.account_deletions deletions where deletions.tenant_id = members.tenant_id
  and deletions.member_id = members.id and deletions.left_at is not null)`

const unlessHeld = (condition: string) => `${condition} and not ${IS_HELD}`

/** Who is due for erasure (product §3). */
export const TIME_TO_ERASE: readonly ErasureCase[] = [
  {
    ifStill:
      unlessHeld(`exists (select from app.account_deletions deletions where deletions.tenant_id = members.tenant_id
      and deletions.member_id = members.id and deletions.restorable_until <= now())`),
    certified: true,
  },
  // Never confirmed; members who left have their own deadline.
  {
    ifStill: unlessHeld(`status = 'not_confirmed' and signed_up_at <= now() - interval '30 days'
      and not ${HAS_LEFT}`),
    certified: false,
  },
  {
    ifStill: unlessHeld(`status = 'not_confirmed' and signed_up_at <= now() - interval '7 days'
      and exists (select from app.members owners where owners.tenant_id = members.tenant_id
        and owners.email = members.email and owners.status in ('active', 'suspended', 'banned'))
      and not ${HAS_LEFT}`),
    certified: false,
  },
]

/** Whether the job may be erasing them at this moment, so that nothing can keep what is left. */
export async function isDueForErasure(memberId: string): Promise<boolean> {
  const due = await tenantRows(
    `select from app.members where tenant_id = (select sec.tenant_id()) and members.id = :memberId
       and (${TIME_TO_ERASE.map(({ ifStill }) => `(${ifStill})`).join(' or ')})`,
    { memberId }
  )
  return due.length > 0
}
