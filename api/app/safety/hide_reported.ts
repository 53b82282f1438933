import { pipeline } from '#app/tenancy/context/pipeline'
import { enqueue } from '#app/jobs/enqueue'
import { lockPhotos } from '#app/members/photos/arranging/lock_photos'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Complaint from './complaint.js'
import { type ComplaintReason, isUrgent } from './complaint_reasons.js'

/**
 * Hides a subject from its reporter, and from all but its owner if urgent (product.md §4), reported by a confirmed member and never
 * found harmless. A message has no other reader, and hiding it from its sender would tell who reported it.
 */
export async function hideReported(complaint: Complaint, reporter: Member): Promise<void> {
  await tenantRows(`insert into app.hidings (profile_id, subject_id) values (:me, :subjectId) on conflict do nothing`, {
    me: reporter.profile.id,
    subjectId: complaint.subjectId,
  })
  if (!isUrgent(complaint.reason as ComplaintReason) || !reporter.isActivated) return
  if (await wasFoundRight(complaint)) return
  const hidden = await hideForAll(complaint)
  if (hidden.length === 0) return
  await tenantRows(
    'update app.complaints set hidden_for_all = true where tenant_id = (select sec.tenant_id()) and id = :id',
    { id: complaint.id }
  )
  await enqueue('send_mail', { mail: 'hidden', complaint: complaint.id })
}

async function wasFoundRight({ subjectKind, subjectId, reason }: Complaint): Promise<boolean> {
  const found = await tenantRows(
    `select from app.complaints where tenant_id = (select sec.tenant_id()) and subject_kind = :subjectKind
       and subject_id = :subjectId and reason = :reason and outcome = 'no_breach' limit 1`,
    { subjectKind, subjectId, reason }
  )
  return found.length > 0
}

async function hideForAll({ subjectKind, subjectId, profileId }: Complaint): Promise<object[]> {
  if (subjectKind === 'profile')
    return tenantRows(
      `update app.profiles set under_review = true
       where tenant_id = (select sec.tenant_id()) and id = :subjectId and not under_review returning id`,
      { subjectId }
    )
  if (subjectKind !== 'photo') return []
  const [, hidden] = await pipeline([
    () => lockPhotos(profileId!),
    () =>
      tenantRows(
        `update app.photos set status = 'pending'
       where tenant_id = (select sec.tenant_id()) and id = :subjectId and status = 'active' returning id`,
        { subjectId }
      ),
    () => settlePhotos(profileId!),
  ])
  return hidden
}
