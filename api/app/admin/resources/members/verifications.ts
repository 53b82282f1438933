import type { DateTime } from 'luxon'
import {
  type MarkEnd,
  type MarkWithdrawal,
  type Pose,
  VERIFICATION_LATE_HOURS,
  VERIFICATION_STATES,
  type VerificationRefusal,
  type VerificationState,
} from '#app/members/verification/verification'
import { noteVerificationsSeen } from './note_verifications_seen.js'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface VerificationRow {
  id: string
  tenant_id: string
  state: VerificationState
  pose: Pose
  /** Of the photo, as long as it waits. */
  filename: string | null
  /** What it is compared with: all photos of the profile that others may see, the main one first. */
  photos: { id: string; filename: string; thumb_filename: string }[]
  member: { member_id: string; name: string }
  sent_at: string
  /** Until when it should be decided. */
  due_at: string
  decided_at: string | null
  decided_by: string | null
  reason: VerificationRefusal | null
  /** Whether the profile has its mark by this. */
  marked: boolean
  ended_at: string | null
  ended_by: MarkEnd | null
  end_reason: MarkWithdrawal | null
}

const PHOTOS = `(select coalesce(jsonb_agg(jsonb_build_object('id', photos.id::text, 'filename', photos.filename, 'thumb_filename', photos.thumb_filename)
    order by photos.id = profiles.main_photo_id desc nulls last, photos.position, photos.id), '[]')
  from app.photos where photos.tenant_id = checks.tenant_id and photos.profile_id = checks.profile_id and photos.status = 'active'
    and checks.state = 'sent')`

/** Photos that members had compared with those of their profile. A photo that waits is shown here alone, and who was shown it is logged. */
export const verifications = {
  inTenant: 'checks.tenant_id',
  from: `app.verifications checks
    join app.profiles on profiles.tenant_id = checks.tenant_id and profiles.id = checks.profile_id and checks.sent_at is not null
    left join staff.staff_members on staff_members.id = checks.decided_by`,
  key: 'checks.id',
  columns: `checks.id::text, checks.tenant_id::text, checks.state, checks.pose, case when checks.state = 'sent' then checks.filename end as filename,
    ${PHOTOS} as photos, checks.sent_at, checks.sent_at + interval '${VERIFICATION_LATE_HOURS} hours' as due_at, checks.decided_at,
    staff_members.name as decided_by, checks.reason, checks.state = 'verified' and checks.settled_at is not null and checks.ended_at is null as marked,
    checks.ended_at, checks.ended_by, checks.end_reason, profiles.member_id::text, profiles.name`,
  filters: {
    id: { kind: 'id', column: 'checks.id' },
    state: { kind: 'choice', column: 'checks.state', options: VERIFICATION_STATES },
    member_id: { kind: 'id', column: 'profiles.member_id' },
  },
  sorts: { id: 'checks.id', sent_at: 'checks.sent_at' },
  defaultSort: ['sent_at', 'ASC'],
  noteRead: noteVerificationsSeen,
  shown,
} satisfies Resource

function shown({ member_id, name, sent_at, due_at, decided_at, ended_at, ...row }: Row): VerificationRow {
  return {
    ...row,
    member: { member_id, name },
    sent_at: (sent_at as DateTime).toISO()!,
    due_at: (due_at as DateTime).toISO()!,
    decided_at: (decided_at as DateTime | null)?.toISO() ?? null,
    ended_at: (ended_at as DateTime | null)?.toISO() ?? null,
  } as VerificationRow
}
