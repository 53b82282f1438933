import { NotFound } from '#app/http/http_errors'
import { findCard } from '#app/members/people/find_card'
import Photo from '#app/members/people/photo'
import { photosOf } from '#app/members/people/photos_of'
import { photosShown } from '#app/members/people/photos_shown'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { canMeet } from '#app/members/people/can_meet'
import type { Viewer } from '#app/members/people/viewer'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { ComplaintSubject } from './complaint_subjects.js'

export interface ReportedSubject {
  kind: ComplaintSubject
  id: string
  profileId: string
}

/** Checks that the member can see what they report. @throws NotFound for anything else, their own, and what they have already reported */
export async function reportedSubject(
  viewer: Viewer & { member: Member },
  kind: ComplaintSubject,
  id: string
): Promise<ReportedSubject> {
  const profileId = await FINDERS[kind](viewer, id)
  if (!profileId || profileId === viewer.member.profile.id) throw new NotFound()
  return { kind, id, profileId }
}

type Finder = (viewer: Viewer & { member: Member }, id: string) => Promise<string | null>

const FINDERS: Record<ComplaintSubject, Finder> = {
  profile: async ({ member }, id) => ((await isPartner(member, id)) ? id : (await findCard(member, id)).profile.id),
  photo: async (viewer, id) => {
    const photo = await Photo.find(id)
    if (!photo) return null
    const card = await findCard(viewer.member, photo.profileId)
    const shown = photosShown(await photosOf(photo.profileId, viewer.member), card, viewer)
    return shown.some((one) => one.photo.id === id && !one.locked) ? photo.profileId : null
  },
  message: async ({ member }, id) => {
    const [message] = await tenantRows<{ sender: string }>(
      `select sender_profile_id::text as sender from app.messages
       join app.conversation_sides mine on mine.tenant_id = messages.tenant_id
         and mine.conversation_id = messages.conversation_id and mine.profile_id = :me
       join app.profiles senders on senders.tenant_id = messages.tenant_id and senders.id = sender_profile_id
       where messages.tenant_id = (select sec.tenant_id()) and messages.id = :id and sender_profile_id <> :me
         and seq > hidden_up_to_seq and (body is not null or messages.kind in ('gift', 'photo')) and senders.left_at is null
         and ${canMeet(':me', 'sender_profile_id')} and not ${hiddenFrom(':me', 'messages.id')}`,
      { id, me: member.profile.id }
    )
    return message?.sender ?? null
  },
}

/** Paused or hidden partners appear in no list, but still in the conversation. */
async function isPartner({ profile, showFictional }: Member, id: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.conversation_sides sides
     join app.profiles on profiles.tenant_id = sides.tenant_id and profiles.id = sides.partner_profile_id
     where sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = :me and sides.partner_profile_id = :id
       and left_at is null and (kind = 'member' or :showFictional) and ${canMeet(':me', 'profiles.id')}`,
    { me: profile.id, id, showFictional }
  )
  return found.length > 0
}
