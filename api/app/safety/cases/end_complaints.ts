import { enqueue } from '#app/jobs/enqueue'
import { filesToRemove, type PhotoFiles } from '#app/members/photos/storage/files_to_remove'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { APPEAL_MONTHS } from './appeal_months.js'

const AT_ONCE = 200

/**
 * Months for which a record of a suspected crime keeps its complaint after it was closed: an authority may still ask for the evidence. The law
 * names no time; a year is what an investigation usually needs to ask, and longer wouldn't be needed (GDPR 5(1)(e)).
 */
const SUSPICION_MONTHS = 12

/**
 * Forgets what nobody can appeal against any more: six months after the last that a side was told of it, and never while an appeal is open or a
 * suspected crime keeps it, with its evidence, files and messages. An account isn't kept for that: what matters of it is in the evidence, and staff
 * can hold it where an authority asks for more (`identity/deletion/erasure_hold.ts`).
 */
export async function endComplaints(): Promise<void> {
  const over = await tenantRows<{ id: string }>(
    `select complaints.id::text from app.complaints where tenant_id = (select sec.tenant_id())
       and decided_at <= now() - make_interval(months => ${APPEAL_MONTHS}) and ${LAST_WORD} <= now() - make_interval(months => ${APPEAL_MONTHS})
       and not ${IS_APPEALED} and not ${IS_KEPT}
     order by decided_at limit ${AT_ONCE} for update of complaints skip locked`
  )
  // Asked again under the lock: somebody may have recorded a suspicion in between.
  const rows = await tenantRows<PhotoFiles & { complaint: string; filename: string | null }>(
    `select complaints.id::text as complaint, filename, thumb_filename, match_filename, blurred_filename
     from app.complaints left join app.complaint_photos photos
       on photos.tenant_id = complaints.tenant_id and photos.complaint_id = complaints.id
     where complaints.tenant_id = (select sec.tenant_id()) and complaints.id = any (:ids) and not ${IS_KEPT}`,
    { ids: over.map(({ id }) => id) }
  )
  await tenantRows('delete from app.complaints where tenant_id = (select sec.tenant_id()) and id = any (:ids)', {
    ids: [...new Set(rows.map(({ complaint }) => complaint))],
  })
  await tenantRows(
    `delete from app.decisions where tenant_id = (select sec.tenant_id()) and decided_at <= now() - make_interval(months => ${APPEAL_MONTHS})
       and not exists (select from app.complaints where complaints.tenant_id = decisions.tenant_id and complaints.decision_id = decisions.id)
       and not exists (select from app.complaints join app.appeals on appeals.tenant_id = complaints.tenant_id and appeals.complaint_id = complaints.id
         where appeals.tenant_id = decisions.tenant_id and appeals.decision_id = decisions.id)`
  )
  for (const row of rows) if (row.filename) await enqueue('remove_photos', filesToRemove(row))
}

const OF_COMPLAINT = `appeals.tenant_id = complaints.tenant_id
  and (appeals.complaint_id = complaints.id or (appeals.decision_id = complaints.decision_id and appeals.side = 'subject'))`

/** When a side was last told something about a complaint that is decided. */
export const LAST_WORD = `greatest(complaints.decided_at, complaints.told_at,
  (select greatest(decisions.decided_at, decisions.told_at) from app.decisions
    where decisions.tenant_id = complaints.tenant_id and decisions.id = complaints.decision_id),
  (select max(greatest(appeals.decided_at, appeals.told_at)) from app.appeals where ${OF_COMPLAINT}))`

/** Whether somebody appealed against what was decided about a complaint, and waits for an answer. */
export const IS_APPEALED = `exists (select from app.appeals where ${OF_COMPLAINT} and appeals.decided_at is null)`

/**
 * Whether a record of a suspected crime keeps a complaint. One that was found to be no suspicion keeps nothing. The certificate of an erasure
 * (`retained_data.ts`) leaves it out on purpose: nobody is told that they are suspected.
 */
const IS_KEPT = `exists (select from app.suspicions where suspicions.tenant_id = complaints.tenant_id
  and suspicions.complaint_id = complaints.id and (suspicions.ended_at is null or (suspicions.outcome <> 'unfounded'
    and suspicions.ended_at > now() - make_interval(months => ${SUSPICION_MONTHS}))))`
