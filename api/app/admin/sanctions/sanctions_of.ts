import type { DateTime } from 'luxon'
import type { SanctionKind } from '#app/safety/sanctions/sanction'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const MOST = 100

/** Something a member is or was under. */
export interface SanctionRow {
  id: string
  kind: SanctionKind
  /** Number of the decision with its reasons, and the report it belongs to, until they are forgotten. */
  decision: string | null
  complaint_id: string | null
  imposed_at: string
  imposed_by: string | null
  ends_at: string | null
  ended_at: string | null
  lifted_by: string | null
}

type Stored = Omit<SanctionRow, 'imposed_at' | 'ends_at' | 'ended_at'> &
  Record<'imposed_at', DateTime> &
  Record<'ends_at' | 'ended_at', DateTime | null>

/** The newest first. */
export async function sanctionsOf(memberId: string): Promise<SanctionRow[]> {
  const rows = await tenantRows<Stored>(
    `select sanctions.id::text, sanctions.kind, decisions.number as decision, imposed_at, sanctions.ends_at, sanctions.ended_at,
       imposers.name as imposed_by, lifters.name as lifted_by,
       (select complaints.id::text from app.complaints where complaints.tenant_id = sanctions.tenant_id
          and complaints.decision_id = sanctions.decision_id order by complaints.id limit 1) as complaint_id
     from app.profiles
     join app.sanctions on sanctions.tenant_id = profiles.tenant_id and sanctions.profile_id = profiles.id
     left join app.decisions on decisions.tenant_id = sanctions.tenant_id and decisions.id = sanctions.decision_id
     left join staff.staff_members imposers on imposers.id = imposed_by
     left join staff.staff_members lifters on lifters.id = lifted_by
     where profiles.tenant_id = (select sec.tenant_id()) and profiles.member_id = :memberId
     order by imposed_at desc, sanctions.id desc limit ${MOST}`,
    { memberId }
  )
  const instant = (moment: DateTime) => moment.toUTC().toISO()!
  return rows.map((row) => ({
    ...row,
    imposed_at: instant(row.imposed_at),
    ends_at: row.ends_at && instant(row.ends_at),
    ended_at: row.ended_at && instant(row.ended_at),
  }))
}
