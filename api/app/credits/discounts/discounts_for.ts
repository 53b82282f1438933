import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Discount } from './discount.js'
import { bonusEnds, breaksTimeBonus, TIME_BONUS } from './time_bonus.js'
import { usedUp } from './used_up.js'

interface Asked {
  memberId: string
  /** As typed, in capitals. */
  code?: string | null
  /** See `usedUp`; 0 for looking. */
  handedOn?: number
}

/**
 * What may come off a member's order by PostgreSQL's clock: the time bonus, while it lasts, and the code they typed. A code that is not
 * for them, has not begun, was switched off, or is as good as the time bonus in the 30 days after that ended, is not among them:
 * a code for everybody too, since "only the price changes" would be untrue for this member.
 */
export function discountsFor({ memberId, code = null, handedOn = 0 }: Asked): Promise<Discount[]> {
  return tenantRows<Discount & Record<string, any>>(
    `with me as materialized (
       select members.id, members.signed_up_at, profiles.paid_user from app.members
       join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
       where members.tenant_id = (select sec.tenant_id()) and members.id = cast(:memberId as bigint)
     ), offered as (
       select null::bigint as id, '${TIME_BONUS.code}' as code, null as country, me.id as member_id, ${TIME_BONUS.percent} as percent,
         null as currency, null::int as minimum, '{}'::text[] as methods, 'once-per-user' as validity, null::int as usage_limit,
         ${bonusEnds('me')} as expires_at
       from me where not me.paid_user and ${bonusEnds('me')} > now()
       union all
       select codes.id, codes.code, codes.country, codes.member_id, codes.value_percentage, codes.currency, codes.minimum_order_value,
         codes.payment_methods, codes.validity, codes.usage_limit, codes.expires_at
       from app.discount_codes codes, me
       where codes.tenant_id = (select sec.tenant_id()) and codes.code = cast(:code as text) and codes.code <> '${TIME_BONUS.code}'
         and (codes.member_id is null or codes.member_id = me.id) and codes.status = 'active' and codes.starts_at <= now()
         and not ${breaksTimeBonus('codes.value_percentage', 'me')}
     )
     select offered.id::text, offered.code, offered.country, offered.member_id::text as "memberId", offered.percent, offered.currency,
       offered.minimum as "minimumMinor", offered.methods, offered.validity, offered.expires_at as "expiresAt",
       coalesce(offered.expires_at <= now(), false) as "hasExpired", ${usedUp('offered')} as "isUsedUp"
     from offered`,
    { memberId, code, handedOn, orderId: '0' }
  )
}
