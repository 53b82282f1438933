import type { DateTime } from 'luxon'
import { mailStaff } from '#app/jobs/mail_staff'
import { pipeline } from '#app/tenancy/context/pipeline'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const MOST_LISTED = 50

interface WaitingComplaint {
  number: string
  /** Null of a suspicion: the mail says no more than that there is one. */
  reason: ComplaintReason | null
  due_at: DateTime
  what: 'complaint' | 'appeal' | 'suspicion'
}

/** When it has to be worked on next. */
const NEXT = 'case when answered_at is null then least(answer_due_at, due_at) else due_at end'
/** A fifth of the time that is left is enough to act, and urgent ones are said at once. */
const IS_NEAR = `(reason in ('under_18', 'intimate') or ${NEXT} < now() + (${NEXT} - created_at) / 5)`
const IS_APPEAL_NEAR = `due_at < now() + interval '2 days'`
/** Of a suspected crime; it is said at once. */
const IS_UNTOLD = 'informed_at is null and ended_at is null'
const NOT_SAID = `(reminded_at is null or reminded_at < now() - interval '1 day')`

/** Mails those who decide about complaints that are urgent, about those whose time is nearly over, and about suspected crimes, again each day. */
export async function remindStaff(): Promise<void> {
  const said = await pipeline([
    () => noteReminded('complaints', `decided_at is null and ${IS_NEAR}`),
    () => noteReminded('appeals', `decided_at is null and ${IS_APPEAL_NEAR}`),
    () => noteReminded('suspicions', IS_UNTOLD),
  ])
  if (said.some((rows) => rows.length > 0)) await mailStaff('complaints_due', { roles: ['operator', 'moderator'] })
}

/** Passes over what somebody works on at this moment: a decision locks several, in an order of its own, and the next run comes soon. */
function noteReminded(table: 'complaints' | 'appeals' | 'suspicions', isDue: string): Promise<{ id: string }[]> {
  return tenantRows(
    `with due as materialized (
       select id from app.${table} where tenant_id = (select sec.tenant_id()) and ${isDue} and ${NOT_SAID}
       for no key update skip locked
     )
     update app.${table} set reminded_at = now() from due
     where ${table}.tenant_id = (select sec.tenant_id()) and ${table}.id = due.id returning ${table}.id`
  )
}

/** What the mail lists, the most urgent first. */
export function waitingComplaints(): Promise<WaitingComplaint[]> {
  return tenantRows<WaitingComplaint>(
    `select number, reason, ${NEXT} as due_at, 'complaint' as what from app.complaints
       where tenant_id = (select sec.tenant_id()) and decided_at is null and ${IS_NEAR}
     union all select decisions.number, (select reason from app.complaints where complaints.tenant_id = decisions.tenant_id
         and complaints.decision_id = decisions.id order by id limit 1), appeals.due_at, 'appeal'
       from app.appeals join app.decisions on decisions.tenant_id = appeals.tenant_id and decisions.id = appeals.decision_id
       where appeals.tenant_id = (select sec.tenant_id()) and appeals.decided_at is null and appeals.due_at < now() + interval '2 days'
     union all select number, null, due_at, 'suspicion' from app.suspicions
       where tenant_id = (select sec.tenant_id()) and ${IS_UNTOLD}
     order by 3 limit ${MOST_LISTED}`
  )
}
