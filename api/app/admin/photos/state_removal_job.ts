import { makeDecision } from '#app/admin/complaints/make_decision'
import { translationsIn } from '#app/http/translations'
import type { BanReason } from '#app/members/photos/bans/banned_reasons'
import Complaint from '#app/safety/complaint'
import type { ComplaintReason } from '#app/safety/complaint_reasons'
import { takeEvidence } from '#app/safety/take_evidence'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

interface Removed {
  message: string
  profile: string
  language: string
  refusal: BanReason
  by: string
}

const REASONS: Record<BanReason, ComplaintReason> = {
  minor: 'under_18',
  intimate: 'intimate',
  rights: 'stolen',
  explicit: 'nudity',
  contact: 'spam',
  other: 'other',
}

/**
 * Gives the sender of a photo that was taken out of a conversation the reasons (DSA art. 17), once the verdict can't be undone any more: as a report of
 * the team's own that is decided at once, so they can appeal as from any other. Its evidence is the photo, and nothing else of the conversation.
 */
export async function stateRemovalJob(site: Site, photo: string): Promise<void> {
  await asTenant(site, () => stateRemoval(site, photo), { connection: 'staff' })
}

async function stateRemoval(site: Site, photo: string): Promise<void> {
  const [removed] = await tenantRows<Removed>(FIND, { photo })
  if (!removed) return
  const { message, profile, language, refusal, by } = removed
  const t = translationsIn(wordingOf(site, language), 'notices')
  const facts = `${t('photo_taken_out.found')} ${t(`photo_taken_out.reasons.${refusal}`)}`
  const complaint = await Complaint.file({
    subjectKind: 'message',
    subjectId: message,
    profileId: profile,
    reason: REASONS[refusal],
    words: facts,
    filedBy: by,
    source: 'software',
    language,
  })
  await takeEvidence(complaint!, { around: 0 })
  const isUnlawful = refusal === 'minor' || refusal === 'intimate' || refusal === 'rights'
  await makeDecision(
    [complaint!],
    {
      facts,
      language,
      // Against the law wherever it is shown; anything else is against a brand's terms.
      ground: isUnlawful ? 'law' : 'terms',
      clause: t(`photo_taken_out.clauses.${isUnlawful ? refusal : 'terms'}`),
      measures: ['removed'],
    },
    by
  )
}

/** Nothing where the verdict was undone, or the reasons were given before. */
const FIND = `
  select photos.message_id::text as message, photos.profile_id::text as profile, members.language, photos.refusal, photos.judged_by::text as by
  from app.chat_photos photos
  join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
  join app.members on members.tenant_id = profiles.tenant_id and members.id = profiles.member_id
  where photos.tenant_id = (select sec.tenant_id()) and photos.id = :photo and photos.review = 'refused'
    and not exists (select from app.decisions where decisions.tenant_id = photos.tenant_id and decisions.subject_kind = 'message'
      and decisions.subject_id = photos.message_id and decisions.decided_at >= photos.judged_at)
  for update of photos`
