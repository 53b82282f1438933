import type { DateTime } from 'luxon'
import { MemberNotActivated } from '#app/admin/access/admin_errors'
import { deliverAfterAll } from '#app/chat/holds/deliver_after_all'
import { hideByTeam, showAgain } from '#app/chat/messages/hide_by_team'
import { passAfterAll } from '#app/chat/photos/review/pass_after_all'
import { fieldRefused } from '#app/http/validation/field_refused'
import { liftSanctions } from '#app/identity/sanctions/end_sanctions'
import { imposeSanctions } from '#app/identity/sanctions/impose_sanctions'
import { settleSanctions } from '#app/identity/sanctions/settle_sanctions'
import Member from '#app/members/people/member'
import { publishTextsAfterAll } from '#app/members/profile_texts/decide_text'
import { lockProfile } from '#app/members/people/lock_profile'
import { banPhoto, unbanPhoto } from '#app/members/photos/bans/ban_photo'
import { bansEverywhere } from '#app/members/photos/bans/banned_reasons'
import type { PhotoRefusal } from '#app/members/photos/arranging/photo_refusals'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import Profile from '#app/members/people/profile'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import type { Measure } from '#app/safety/cases/decision'
import { SANCTIONS, type SanctionKind } from '#app/safety/sanctions/sanction'
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
  /** A text of a profile was refused. */
  text?: true
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

/** @throws 422 for a measure that doesn't fit; MemberNotActivated */
export async function refuseUnfitting(subject: Subject, measures: readonly Measure[]): Promise<void> {
  const profile = subject.profileId === null ? null : await Profile.findOrFail(subject.profileId)
  const fitting = fittingMeasures({
    kind: subject.kind,
    hasProfile: profile !== null && !profile.leftAt,
    isMembers: profile !== null && profile.memberId !== null,
  })
  if (!measures.every((one) => fitting.includes(one))) throw fieldRefused('measures', 'in')
  if (!measures.some((one) => one === 'suspended' || one === 'banned')) return
  const member = await Member.findOrFail(profile!.memberId)
  // The address may be another person's, who would be shut out with it.
  if (member.status === 'not_confirmed') throw new MemberNotActivated()
}

/** Removes what was decided to go, so that a photo of a minor or without consent is banned everywhere, and shows one again that was hidden until then. */
export async function removeContent(subject: Subject, measures: readonly Measure[], by: string): Promise<Before> {
  const { kind, id, profileId, isHidden, reason } = subject
  const isRemoved = measures.includes('removed')
  if (kind === 'message' && isRemoved) return { hidings: await hideByTeam(id!) }
  // It was never shown.
  if (kind === 'text' && isRemoved) return { text: true }
  if (kind !== 'photo' || profileId === null) return {}
  const status = await photoStatus(id!)
  const isHeld = isHidden && status === 'pending'
  if (isRemoved) {
    const refusal = REFUSALS[reason]
    await setPhoto(profileId, id!, 'refused', refusal)
    if (bansEverywhere(refusal)) await banPhoto({ photoId: id!, reason: refusal, by })
  } else if (isHeld) await setPhoto(profileId, id!, 'active', null)
  return status === undefined ? {} : { photo: isHeld ? 'active' : status }
}

interface Imposing {
  measures: readonly Measure[]
  decisionId: string
  by: string
  endsAt: DateTime | null
}

/** Puts the person under what was decided, once the decision is stored, and shows a profile again that was hidden until then. */
export async function sanction({ profileId }: Subject, { measures, ...imposed }: Imposing): Promise<void> {
  if (profileId === null) return
  const kinds = measures.filter((one) => (SANCTIONS as readonly string[]).includes(one)) as SanctionKind[]
  if (kinds.length > 0) await imposeSanctions({ profileId, kinds, ...imposed })
  else await settleSanctions(profileId)
}

/** Undoes what an appeal overturned, unless something else holds it. */
export async function undoDecision(
  subject: Subject,
  { id, before, by }: { id: string; before: Before; by: string }
): Promise<void> {
  if (subject.kind === 'photo' && subject.profileId !== null && before.photo) {
    await setPhoto(subject.profileId, subject.id!, before.photo, null)
    await unbanPhoto(subject.id!, by)
  }
  if (subject.kind === 'message' && before.hidings) {
    await showAgain(subject.id!)
    await passAfterAll(subject.id!, by)
    await deliverAfterAll(id)
  }
  if (subject.kind === 'text' && before.text) await publishTextsAfterAll(id)
  await liftSanctions({ decision: id }, by)
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
    () => lockProfile(profileId),
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
