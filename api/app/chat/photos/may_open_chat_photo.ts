import type { HttpContext } from '@adonisjs/core/http'
import { historyStart } from '#app/chat/conversations/chat_query'
import { needsAgeCheck } from '#app/members/access/needs_age_check'
import { canMeet } from '#app/members/people/can_meet'
import { hiddenFrom } from '#app/members/people/hidden_from'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'

/** The end of a blurred file's name, which tells nothing of the others. */
const BLURRED = '-b.webp'

/** Whether the member uploaded this file's photo, or reads the message that brings it. */
export async function mayOpenChatPhoto(ctx: HttpContext, path: string): Promise<boolean> {
  const guard = ctx.auth.use('member')
  if (!(await guard.check())) return false
  const member = guard.getUserOrFail()
  const { profile, showFictional } = member
  const site = siteOf(ctx)
  if (needsAgeCheck(site, ctx.request.ip(), member)) return false
  const found = await tenantRows(
    `select from app.chat_photos photos
     left join app.messages on messages.tenant_id = photos.tenant_id and messages.id = photos.message_id
     left join app.conversation_sides mine on mine.tenant_id = messages.tenant_id
       and mine.conversation_id = messages.conversation_id and mine.profile_id = :me
     left join app.profiles partners on partners.tenant_id = mine.tenant_id and partners.id = mine.partner_profile_id
     where photos.tenant_id = (select sec.tenant_id())
       and photos.filename = :whole
       and (photos.profile_id = :me or (mine.id is not null
         and messages.seq > mine.hidden_up_to_seq and messages.sent_at >= :historyStart
         and partners.left_at is null and (partners.kind = 'member' or :showFictional)
         and ${canMeet(':me', 'partners.id')} and not ${hiddenFrom(':me', 'messages.id')}))`,
    { me: profile.id, showFictional, whole: wholeOf(path), historyStart: historyStart(site) }
  )
  return found.length > 0
}

/** Whether the team hid the message that brings this file's photo; hidden by the team, it is hidden from its sender, too. */
export async function isTakenOut(path: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.chat_photos photos
     join app.hidings on hidings.tenant_id = photos.tenant_id and hidings.profile_id = photos.profile_id
       and hidings.subject_id = photos.message_id and by_team
     where photos.tenant_id = (select sec.tenant_id())
       and ${path.endsWith(BLURRED) ? 'photos.blurred_filename' : 'photos.filename'} = :whole`,
    { whole: wholeOf(path) }
  )
  return found.length > 0
}

function wholeOf(path: string): string {
  return path.replace(/-[ltm]\.webp$/, '-l.webp')
}
