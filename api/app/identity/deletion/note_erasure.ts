import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'

interface Noted {
  /** JSON, as the certificate has it. */
  kept: string
  certified: boolean
  held: string | null
}

/** Adds to the log of erasures that staff see: why somebody was erased and what is kept, without who. */
export async function noteErasure({ timeZone }: Site, memberId: string, noted: Noted): Promise<void> {
  await tenantRows(
    `insert into app.erasures (cause, asked_on, kept, certified, held)
     select case when deletions.deleted_by is not null then 'staff' when deletions.reason = 'unused' then 'unused'
         when deletions.id is not null then 'member' when members.status = 'not_confirmed' then 'not_confirmed' else 'backup' end,
       cast(deletions.left_at at time zone :timeZone as date), cast(:kept as jsonb), :certified, cast(:held as jsonb)
     from app.members left join app.account_deletions deletions on deletions.tenant_id = members.tenant_id
       and deletions.member_id = members.id and deletions.left_at is not null
     where members.tenant_id = (select sec.tenant_id()) and members.id = :memberId`,
    { memberId, timeZone, ...noted }
  )
}
