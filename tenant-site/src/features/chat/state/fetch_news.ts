import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { endTyping } from './typing_state.ts'
import { conversationQuery } from './conversation_query.ts'
import { newestSeq } from './known_conversations.ts'
import { ownSendsAnswered } from './own_sends.ts'
import type { News } from './shapes.ts'
import { withChat } from './with_chat.ts'
import { withNews } from './with_news.ts'

/**
 * Fetches what came to a conversation since its last message, and shows it there, in the list and in the badges: one request a message.
 * `upTo`: the `seq` that is known to have come.
 */
export async function fetchNews(visit: Visit, id: string, upTo = Infinity): Promise<void> {
  const { api, queryClient } = visit
  const { queryKey } = conversationQuery(api, id)
  // The answer to a message of one's own brings it.
  await ownSendsAnswered(queryClient, queryClient.getQueryData(queryKey)?.profile.id)
  let isAll = newestSeq(visit, id) >= upTo
  while (!isAll) {
    const after = newestSeq(visit, id)
    const news = await ask(visit, id, after)
    if (!news) return
    show(visit, id, news)
    isAll = news.messages.length === 0 || newestSeq(visit, id) >= news.conversation.last_seq
  }
}

async function ask({ api, queryClient }: Visit, id: string, after: number): Promise<News | null> {
  try {
    return await api.chats.messages.index({ params: { id }, query: { after } })
  } catch (error) {
    // Deleted on another device, or one of the two blocked the other: the page learns it by asking itself.
    if (refusal(error).status === 404)
      void queryClient.invalidateQueries({ queryKey: conversationQuery(api, id).queryKey })
    throw error
  }
}

function show({ api, queryClient }: Visit, id: string, news: News): void {
  const { queryKey } = conversationQuery(api, id)
  const known = queryClient.getQueryData(queryKey)
  if (!known) return
  queryClient.setQueryData(queryKey, withNews(known, news))
  if (news.messages.some(({ mine }) => !mine)) endTyping(id)
  // The words of members who left are gone, in older messages too.
  if (news.profile.left !== known.profile.left) void queryClient.invalidateQueries({ queryKey })
  const listKey = chatsQuery(api).queryKey
  const list = queryClient.getQueryData(listKey)
  // An open conversation marks itself as read.
  const next = list && withChat(list, news, !document.hidden)
  if (!next) return void queryClient.invalidateQueries({ queryKey: listKey })
  queryClient.setQueryData(listKey, next)
  const { total_unread_messages } = next
  queryClient.setQueryData(userQuery(api).queryKey, (user) => user && { ...user, total_unread_messages })
}
