import { MemberNotActivated } from '#app/admin/access/admin_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import AccountDeletion from '#app/identity/deletion/account_deletion'
import { banMember } from '#app/identity/bans/ban_member'
import { lockPhotos } from '#app/members/photos/arranging/lock_photos'
import type { PhotoRefusal } from '#app/members/photos/arranging/photo_refusals'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import type { Measure } from '#app/safety/cases/decision'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { fittingMeasures } from './fitting_measures.js'

/** What complaints are about. */
export interface Subject {
  kind: string
  id: string | null
  profileId: string | null
  reason: ComplaintReason
  complaints: readonly string[]
  /** Whether one of the complaints hides it from everyone until it is decided. */
  isHidden: boolean
}

/** What a measure found, so that an appeal can bring it back. */
export interface Before {
  photo?: string
  /** Profiles from which a message was hidden. */
  hidings?: string[]
  wasHeld?: boolean
  wasBanned?: boolean
}

/** As members read it beside a photo that was refused. */
const REFUSALS: Record<ComplaintReason, PhotoRefusal> = {
  under_18: 'minor',
  intimate: 'intimate',
  stolen: 'rights',
  nudity: 'explicit',
  threat: 'other',
  money: 'contact',
  fake: 'not_you',
  spam: 'contact',
  other: 'other',
}

/** Does what was decided, and shows again what was hidden until then. @throws 422 for a measure that doesn't fit; MemberNotActivated */
export async function applyMeasures(subject: Subject, measures: readonly Measure[]): Promise<Before> {
  const profile = await lockedProfile(subject.profileId)
  const fitting = fittingMeasures({
    kind: subject.kind,
    hasProfile: profile !== null && !profile.leftAt,
    isMembers: profile !== null && profile.memberId !== null,
  })
  if (!measures.every((one) => fitting.includes(one))) throw fieldRefused('measures', 'in')
  const before: Before = {}
  if (subject.kind === 'photo' && profile) {
    const status = await photoStatus(subject.id!)
    before.photo = subject.isHidden && status === 'pending' ? 'active' : status
    if (measures.includes('removed')) await setPhoto(profile.id, subject.id!, 'refused', REFUSALS[subject.reason])
    else if (subject.isHidden && before.photo && status === 'pending')
      await setPhoto(profile.id, subject.id!, 'active', null)
  }
  if (subject.kind === 'message' && measures.includes('removed')) before.hidings = await hideMessage(subject.id!)
  if (profile) {
    const isHeldByThis = subject.kind === 'profile' && subject.isHidden
    before.wasHeld = profile.underReview && !isHeldByThis
    if (measures.includes('hidden')) await holdProfile(profile, true)
    else if (isHeldByThis) await showAgain(profile, subject)
    if (measures.includes('banned')) before.wasBanned = !(await ban(profile.memberId!, true))
  }
  return before
}

/** Undoes measures that an appeal overturned, unless something else holds them. */
export async function undoMeasures(subject: Subject, measures: readonly Measure[], before: Before): Promise<void> {
  const profile = await lockedProfile(subject.profileId)
  if (subject.kind === 'photo' && profile && measures.includes('removed') && before.photo)
    await setPhoto(profile.id, subject.id!, before.photo, null)
  if (subject.kind === 'message' && before.hidings)
    await tenantRows(
      `delete from app.hidings where tenant_id = (select sec.tenant_id()) and subject_id = :id and profile_id = any (:profiles)`,
      { id: subject.id, profiles: before.hidings }
    )
  if (!profile) return
  if (measures.includes('banned') && !before.wasBanned) await ban(profile.memberId!, false)
  if (measures.includes('hidden') && !before.wasHeld) await showAgain(await Profile.findOrFail(profile.id), subject)
}

async function lockedProfile(id: string | null): Promise<Profile | null> {
  return id === null ? null : Profile.query().where('id', id).forUpdate().first()
}

async function photoStatus(id: string): Promise<string | undefined> {
  const [photo] = await tenantRows<{ status: string }>(
    'select status from app.photos where tenant_id = (select sec.tenant_id()) and id = :id',
    { id }
  )
  return photo?.status
}

async function setPhoto(profileId: string, id: string, status: string, refusal: PhotoRefusal | null): Promise<void> {
  await pipeline([
    () => lockPhotos(profileId),
    () =>
      tenantRows(
        // It is no moderator's any more, and no verdict of theirs on it can be undone.
        `update app.photos set status = :status, refusal = :refusal, lease = null, leased_by = null, leased_until = null,
           judged_by = null, judged_at = null
         where tenant_id = (select sec.tenant_id()) and id = :id`,
        { id, status, refusal }
      ),
    () => settlePhotos(profileId),
  ])
}

async function hideMessage(id: string): Promise<string[]> {
  const hidden = await tenantRows<{ profile: string }>(
    `insert into app.hidings (profile_id, subject_id)
     select sides.profile_id, messages.id from app.messages
     join app.conversation_sides sides on sides.tenant_id = messages.tenant_id and sides.conversation_id = messages.conversation_id
     where messages.tenant_id = (select sec.tenant_id()) and messages.id = :id
     on conflict do nothing returning profile_id::text as profile`,
    { id }
  )
  return hidden.map(({ profile }) => profile)
}

async function ban(memberId: string, isBanned: boolean): Promise<boolean> {
  const member = await Member.query().where('id', memberId).forUpdate().preload('profile').firstOrFail()
  // The address may be another person's, who would be shut out with it.
  if (member.status === 'not_confirmed') throw new MemberNotActivated()
  return banMember(member, isBanned)
}

/** Unless another open complaint, or another decision, holds it. */
async function showAgain(profile: Profile, { complaints }: Subject): Promise<void> {
  const held = await tenantRows(
    `select from app.complaints where tenant_id = (select sec.tenant_id()) and profile_id = :id
       and subject_kind = 'profile' and hidden_for_all and decided_at is null and id <> all (:complaints)
     union all select from app.decisions where tenant_id = (select sec.tenant_id()) and profile_id = :id
       and 'hidden' = any (measures) and overturned_at is null`,
    { id: profile.id, complaints }
  )
  if (held.length === 0) await holdProfile(profile, false)
}

async function holdProfile(profile: Profile, isHeld: boolean): Promise<void> {
  profile.merge({ underReview: isHeld })
  const member = profile.memberId ? await Member.findOrFail(profile.memberId) : null
  const isOut = profile.isHeldBack || profile.paused || (member !== null && member.status !== 'active')
  const status = isOut ? 'disabled' : 'active'
  if (profile.leftAt) {
    await profile.save()
    await AccountDeletion.query().where('member_id', profile.memberId!).update({ profile_status: status })
  } else await profile.merge({ status }).save()
}
