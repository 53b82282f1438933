import { pipeline } from '#app/tenancy/context/pipeline'
import { enqueue } from '#app/jobs/enqueue'
import { lockProfile } from '#app/members/people/lock_profile'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { IN_FORCE } from './sanctions/sanction.js'
import type Complaint from './complaint.js'
import { type ComplaintReason, isUrgent } from './complaint_reasons.js'

/** What one person's reports may hide at a time, so that a grudge can't silence many before anybody looked. */
const MOST_HIDDEN = 5

/**
 * Hides a subject from its reporter, and from all but its owner if urgent (product.md §4), reported by a confirmed member whose reports
 * are heeded, and never found harmless. A message has no other reader, and hiding it from its sender would tell who reported it.
 */
export async function hideReported(complaint: Complaint, reporter: Member): Promise<void> {
  await tenantRows(`insert into app.hidings (profile_id, subject_id) values (:me, :subjectId) on conflict do nothing`, {
    me: reporter.profile.id,
    subjectId: complaint.subjectId,
  })
  if (!isUrgent(complaint.reason as ComplaintReason) || !reporter.isActivated) return
  if (!(await mayHide(complaint, reporter))) return
  const hidden = await hideForAll(complaint)
  if (hidden.length === 0) return
  await tenantRows(
    'update app.complaints set hidden_for_all = true where tenant_id = (select sec.tenant_id()) and id = :id',
    { id: complaint.id }
  )
  await enqueue('send_mail', { mail: 'hidden', complaint: complaint.id })
}

/** Not what was found right before, nor what somebody reports whose reports were manifestly unfounded (DSA art. 23), nor many at a time. */
async function mayHide({ subjectKind, subjectId, reason }: Complaint, reporter: Member): Promise<boolean> {
  const against = await tenantRows(
    `select from app.complaints where tenant_id = (select sec.tenant_id()) and subject_kind = :subjectKind
       and subject_id = :subjectId and reason = :reason and outcome = 'no_breach'
     union all select from app.sanctions where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
       and kind = 'reports_unheeded' and ${IN_FORCE}
     union all (select from app.complaints where tenant_id = (select sec.tenant_id()) and reporter_member_id = :memberId
       and hidden_for_all and decided_at is null offset ${MOST_HIDDEN - 1})
     limit 1`,
    { subjectKind, subjectId, reason, memberId: reporter.id, profileId: reporter.profile.id }
  )
  return against.length === 0
}

/** Whether an open report hides somebody's profile. */
export async function isOpenAndHiding(profileId: string): Promise<boolean> {
  const open = await tenantRows(
    `select from app.complaints where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
       and subject_kind = 'profile' and hidden_for_all and decided_at is null limit 1`,
    { profileId }
  )
  return open.length > 0
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
    () => lockProfile(profileId!),
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
