import type { DateTime } from 'luxon'
import { DISCOUNT_STATE } from '#app/admin/resources/payments/discount_codes'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { clockOf } from '#app/tenancy/sites/local_moment'

/** Unique codes that were made together. */
export interface DiscountBatchRow {
  name: string
  value_percentage: number
  count: number
  /** How many of them orders took. */
  used: number
  stopped: number
  /** On the brand's clocks. */
  starts: string
  ends: string | null
  made_at: string
  made_by: string | null
}

type Row = Omit<DiscountBatchRow, 'starts' | 'ends' | 'made_at'> & {
  starts_at: DateTime
  expires_at: DateTime | null
  created_at: DateTime
}

const MOST_BATCHES = 200

/** The newest first; of one alone by its name. In the brand's transaction. */
export async function discountBatches(zone: string, name: string | null = null): Promise<DiscountBatchRow[]> {
  const rows = await tenantRows<Row>(
    `select codes.batch as name, min(codes.value_percentage) as value_percentage, count(*)::int as count,
       count(*) filter (where ${DISCOUNT_STATE} = 'used_up')::int as used,
       count(*) filter (where codes.status <> 'active')::int as stopped, min(codes.starts_at) as starts_at,
       max(codes.expires_at) as expires_at, min(codes.created_at) as created_at,
       (select staff_members.name from staff.staff_members where staff_members.id = min(codes.made_by)) as made_by
     from app.discount_codes codes
     where codes.tenant_id = (select sec.tenant_id()) and codes.batch is not null and codes.member_id is null
       and (cast(:name as text) is null or codes.batch = cast(:name as text))
     group by codes.batch order by min(codes.created_at) desc, codes.batch limit ${MOST_BATCHES}`,
    { name }
  )
  return rows.map(({ starts_at: startsAt, expires_at: expiresAt, created_at: createdAt, ...row }) => ({
    ...row,
    starts: clockOf(startsAt, zone),
    ends: expiresAt && clockOf(expiresAt, zone),
    made_at: createdAt.toISO()!,
  }))
}
