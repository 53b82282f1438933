import { speaksOfDistress } from '#app/safety/distress/speaks_of_distress'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { SPENT_ON_FICTIONAL } from './spent_on_fictional.js'

export type CareSign = 'spending' | 'distress'

interface Written {
  memberId: string
  body: string | null
  /** Credits were spent on it. */
  isCharged: boolean
  site: Site
}

/**
 * Notes that who writes to a fictional profile may be in need, by what they write and by what they spent on such profiles in a day and
 * in a week; call it after the charge. Each kind is noted once a day. Returns the kinds that are new today.
 */
export async function noteCareSigns({ memberId, body, isCharged, site }: Written): Promise<CareSign[]> {
  const { care_spending_day: most1, care_spending_week: most7 } = site.settings
  const isDistressed = body !== null && speaksOfDistress(body)
  const maySpendMuch = isCharged && most1 + most7 > 0
  if (!isDistressed && !maySpendMuch) return []
  const noted = await tenantRows<{ kind: CareSign }>(
    `with found as (
       select 'distress' as kind where cast(:isDistressed as boolean)
       ${maySpendMuch ? `union all select 'spending' where exists (${SPENT_ON_FICTIONAL})` : ''}
     )
     insert into app.care_signs (member_id, kind, day)
     select :memberId, kind, cast(now() at time zone :timeZone as date) from found
     on conflict (tenant_id, member_id, kind, day) do nothing returning kind`,
    { memberId, isDistressed, timeZone: site.timeZone, ...(maySpendMuch && { most1, most7 }) }
  )
  return noted.map(({ kind }) => kind)
}
