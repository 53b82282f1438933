import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/app/api.ts'
import { mergePage } from './merge_page.ts'
import type { MessagePage } from './shapes.ts'

/** Fetched again whenever the window gets the focus, and not twice while a page is being opened. */
const FRESH = 5_000

/** A conversation: the newest messages, and the older ones somebody has scrolled up to. */
export function conversationQuery(api: Api, id: string) {
  const queryKey = ['chats.messages.index', { params: { id } }] as const
  return queryOptions({
    queryKey,
    staleTime: FRESH,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ client, signal }): Promise<MessagePage> => {
      const page = await api.chats.messages.index({ params: { id }, signal })
      return mergePage(client.getQueryData<MessagePage>(queryKey), page)
    },
  })
}
