import { translationsIn } from '#app/http/translations'
import { fictionalMark } from '#app/members/people/fictional_mark'
import type Profile from '#app/members/people/profile'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** How many answers of staff carry the profile's mark in words once its member asked whether it is real. */
const MARKED_ANSWERS = 3

interface Answer {
  profile: Profile
  conversationId: string
  site: Site
  /** The member's. */
  language: string
}

/** What staff wrote, if anything, with the profile's mark in words while the member's question is fresh (product: disclosure first). */
export async function withMarkIfAsked(
  body: string | null,
  { profile, conversationId, site, language }: Answer
): Promise<string | null> {
  const [asked] = await tenantRows<{ isFresh: boolean }>(
    `select asked.seq is not null and (select count(*) from app.messages
       where tenant_id = (select sec.tenant_id()) and conversation_id = :conversationId
         and sender_profile_id = :profileId and seq > asked.seq) < ${MARKED_ANSWERS} as "isFresh"
     from (select max(seq) as seq from app.messages
       where tenant_id = (select sec.tenant_id()) and conversation_id = :conversationId and kind = 'system' and not points_to_help) asked`,
    { conversationId, profileId: profile.id }
  )
  if (!asked!.isFresh) return body
  const { label } = fictionalMark(profile, site, language).fictional!
  const mark = translationsIn(wordingOf(site, language), 'chat')('fictional_answer.mark', { label })
  return body === null ? mark : `${body}\n${mark}`
}
