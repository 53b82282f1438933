import type { Site } from '#app/tenancy/sites/site'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { giftFace } from '#app/credits/gifts/gift_face'
import { hidingOf } from '#app/members/people/hidden_from'
import { photoFace } from '#app/chat/photos/chat_photo'
import { historyStart } from '#app/chat/conversations/chat_query'
import Message, { LARGEST_SEQ } from '#app/chat/conversations/message'

const PAGE_LENGTH = 50

interface Between {
  after?: number
  before?: number
}

export interface MessagePage {
  messages: Message[]
  hasOlder: boolean
}

/** The newest messages, or those after or before a number; never deleted or too old ones, nor another member's. */
export async function messagePage(
  profileId: string,
  conversationId: string,
  site: Site,
  { after, before }: Between
): Promise<MessagePage> {
  const rows = await tenantModels(
    Message,
    `with readable as not materialized (
       select messages.* from app.messages
       where messages.tenant_id = (select sec.tenant_id()) and messages.conversation_id = :conversationId
         and sent_at >= :historyStart
         and seq > (select hidden_up_to_seq from app.conversation_sides
           where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and conversation_id = :conversationId)
     ), page as (
       select * from readable where seq > :after and seq < :before
       order by seq ${after === undefined ? 'desc' : 'asc'} limit ${PAGE_LENGTH}
     ), rest as materialized (
       select exists (select from readable where seq < (select coalesce(min(page.seq), :start) from page)) as has_older
     )
     select page.*, ${giftFace('gifts')} as gift, ${photoFace('chat_photos')} as photo,
       ${hidingOf(':profileId', 'page.id')} as hidden_by_team, has_older
     from rest left join page on true
     left join app.gifts on gifts.tenant_id = (select sec.tenant_id()) and gifts.id = page.gift_id
     left join app.chat_photos on page.kind = 'photo'
       and chat_photos.tenant_id = (select sec.tenant_id()) and chat_photos.message_id = page.id
     order by page.seq`,
    {
      profileId,
      conversationId,
      historyStart: historyStart(site),
      after: after ?? 0,
      before: before ?? LARGEST_SEQ,
      start: after ?? before ?? 1,
    }
  )
  return { messages: rows.filter(({ id }) => id), hasOlder: rows[0]!.$extras.has_older }
}
