import type { DateTime } from 'luxon'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Unique codes that were made together. */
export interface InviteBatchRow {
  name: string
  count: number
  /** Of all of them together. */
  uses: number
  used: number
  stopped: number
  made_at: string
  made_by: string | null
}

type Row = Omit<InviteBatchRow, 'made_at'> & { created_at: DateTime }

const MOST_BATCHES = 200

/** The newest first; of one alone by its name. In the brand's transaction. */
export async function inviteBatches(name: string | null = null): Promise<InviteBatchRow[]> {
  const rows = await tenantRows<Row>(
    `select codes.batch as name, count(*)::int as count, sum(codes.uses)::int as uses, sum(codes.used)::int as used,
       count(codes.stopped_at)::int as stopped, min(codes.created_at) as created_at,
       (select staff_members.name from staff.staff_members where staff_members.id = min(codes.made_by)) as made_by
     from app.invite_codes codes
     where codes.tenant_id = (select sec.tenant_id()) and codes.batch is not null
       and (cast(:name as text) is null or codes.batch = cast(:name as text))
     group by codes.batch order by min(codes.created_at) desc, codes.batch limit ${MOST_BATCHES}`,
    { name }
  )
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, made_at: createdAt.toISO()! }))
}
