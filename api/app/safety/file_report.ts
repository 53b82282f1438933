import { NotFound } from '#app/http/http_errors'
import type Member from '#app/members/people/member'
import { blockProfile } from '#app/members/blocks/block_profile'
import type { Viewer } from '#app/members/people/viewer'
import { enqueue } from '#app/jobs/enqueue'
import Complaint, { type Grievance } from './complaint.js'
import { type ComplaintReason, isUrgent } from './complaint_reasons.js'
import type { ComplaintSubject } from './complaint_subjects.js'
import { hideReported } from './hide_reported.js'
import { reportedSubject } from './reported_subject.js'
import { takeEvidence } from './take_evidence.js'

export interface Report {
  kind: ComplaintSubject
  id: string
  reason: ComplaintReason
  words: string
  block: boolean
}

/** Files a member's report and hides the subject from them; repeats return the open one. @throws NotFound for what they can't see */
export async function fileReport(
  viewer: Viewer & { member: Member },
  { kind, id, reason, words, block }: Report
): Promise<{ complaint: Complaint; isNew: boolean }> {
  const { member, language } = viewer
  const same: Grievance = {
    subjectKind: kind,
    subjectId: id,
    reason,
    words,
    reporterMemberId: member.id,
    language,
    source: 'member',
  }
  const known = await Complaint.openLike(same)
  if (known) {
    if (block && known.profileId) await blockIfThere(member, known.profileId)
    return { complaint: known, isNew: false }
  }
  const { profileId } = await reportedSubject(viewer, kind, id)
  const complaint = await Complaint.file({ ...same, profileId })
  // A concurrent request filed the same report and does the rest.
  if (!complaint) return { complaint: (await Complaint.openLike(same))!, isNew: false }
  await takeEvidence(complaint)
  if (block) await blockIfThere(member, profileId)
  await hideReported(complaint, member)
  await enqueue('send_mail', { mail: 'complaint', complaint: complaint.id })
  if (isUrgent(reason)) await enqueue('report_urgent', {})
  return { complaint, isNew: true }
}

/** The reported member may have left or blocked them: then there is no one to block. */
async function blockIfThere(member: Member, profileId: string): Promise<void> {
  await blockProfile(member, profileId).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error
  })
}
