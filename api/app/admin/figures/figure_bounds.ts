import { tenantRows } from '#app/tenancy/context/tenant_context'

/** The first day of which a brand has figures, and the last that is kept; by what is still there where none is. */
export async function figureBounds(zone: string): Promise<{ first: string | null; kept: string | null }> {
  const [bounds] = await tenantRows<{ first: string | null; kept: string | null }>(
    `select coalesce(to_char(kept.first, 'YYYY-MM-DD'), to_char(least(
         (select min(signed_up_at) from app.members where tenant_id = (select sec.tenant_id()) and signed_up_at > '1970-01-02Z'),
         (select min(booked_at) from app.revenue_entries where tenant_id = (select sec.tenant_id()))
       ) at time zone :zone, 'YYYY-MM-DD')) as first, to_char(kept.last, 'YYYY-MM-DD') as kept
     from (select min(day) as first, max(day) as last from app.figure_days where tenant_id = (select sec.tenant_id())) kept`,
    { zone }
  )
  return bounds!
}
