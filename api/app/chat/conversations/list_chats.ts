import type Member from '#app/members/people/member'
import { currentTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { type Chat, chatOf, chatQuery, type ChatRow } from './chat_query.js'

const LONGEST_LIST = 500

/** Newest first, without deleted ones; `totalUnread` includes conversations beyond the limit. */
export async function listChats(member: Member, site: Site): Promise<{ chats: Chat[]; totalUnread: number }> {
  const query = chatQuery(member, site)
    .pojo<ChatRow & { total_unread: string }>()
    .select(
      currentTransaction().raw(
        'sum(mine.num_unread_messages) filter (where profiles.left_at is null) over () as total_unread'
      ) as never
    )
    .whereNull('mine.hidden_at')
    .orderBy('conversations.last_message_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(LONGEST_LIST)
  const rows = await tenantRows(query)
  return { chats: rows.map(chatOf), totalUnread: Number(rows[0]?.total_unread ?? 0) }
}
