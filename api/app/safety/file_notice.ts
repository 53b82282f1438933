import { enqueue } from '#app/jobs/enqueue'
import { isRowId } from '#app/http/validation/row_id'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { isUrgent } from './complaint_reasons.js'
import Complaint, { type Grievance } from './complaint.js'
import { takeEvidence } from './take_evidence.js'

const MEMBER_PAGE = /\/members\/(\d+)/

/** Files a complaint in words (DSA art. 16). It hides nothing, and the answer doesn't reveal whether the page is a member's. */
export async function fileNotice(
  grievance: Omit<Grievance, 'subjectKind' | 'subjectId' | 'profileId'>
): Promise<{ complaint: Complaint; isNew: boolean }> {
  const notice: Grievance = {
    ...grievance,
    subjectKind: 'page',
    profileId: await profileOf(grievance.page),
  }
  const complaint = await Complaint.file(notice)
  if (!complaint) return { complaint: (await Complaint.openLike(notice))!, isNew: false }
  if (complaint.profileId) await takeEvidence(complaint)
  await enqueue('send_mail', { mail: 'complaint', complaint: complaint.id })
  if (isUrgent(notice.reason)) await enqueue('report_urgent', {})
  return { complaint, isNew: true }
}

async function profileOf(page = ''): Promise<string | undefined> {
  const id = MEMBER_PAGE.exec(page)?.[1]
  if (!isRowId(id)) return undefined
  const [profile] = await tenantRows<{ id: string }>(
    `select id::text from app.profiles where tenant_id = (select sec.tenant_id()) and id = :id and left_at is null`,
    { id }
  )
  return profile?.id
}
