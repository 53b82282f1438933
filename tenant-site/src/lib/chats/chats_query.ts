import { queryOptions } from '@tanstack/react-query'
import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import type { Api } from '#site/lib/api/api.ts'
import { call } from '#site/lib/api/call.ts'
import { mergeChats } from './merge_chats.ts'

export type ChatList = Route.Response<'chats.index'>
export type Chat = ChatList['chats'][number]

/** The member's conversations as far as they were scrolled to. Once they are known, only what changed is asked for. */
export function chatsQuery(api: Api) {
  const { queryKey } = call(api, 'chats.index')
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<ChatList> => {
      const since = client.getQueryData(queryKey)?.as_of
      const told = await api.chats.index({ query: { ...(since && { since }) }, signal })
      // What was changed here meanwhile (read, deleted) counts.
      return mergeChats(client.getQueryData(queryKey), told)
    },
  })
}
