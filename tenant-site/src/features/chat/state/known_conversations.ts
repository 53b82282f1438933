import type { QueryClient } from '@tanstack/react-query'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from './conversation_query.ts'

/** Ids of the conversations that the page shows. */
export function openConversations(queryClient: QueryClient): string[] {
  const open = queryClient.getQueryCache().findAll({ queryKey: ['chats.messages.index'], type: 'active' })
  return open
    .filter(({ state }) => state.data)
    .map(({ queryKey }) => (queryKey[1] as { params: { id: string } }).params.id)
}

/** The `seq` of the newest message that the list or the conversation itself shows. */
export function knownSeq({ api, queryClient }: Visit, id: string): number {
  const { chats = [] } = queryClient.getQueryData(chatsQuery(api).queryKey) ?? {}
  const listed = chats.find(({ conversation }) => conversation.id === id)?.conversation.last_seq ?? 0
  return Math.max(listed, newestSeq({ api, queryClient }, id))
}

export function newestSeq({ api, queryClient }: Pick<Visit, 'api' | 'queryClient'>, id: string): number {
  return queryClient.getQueryData(conversationQuery(api, id).queryKey)?.messages.at(-1)?.seq ?? 0
}
