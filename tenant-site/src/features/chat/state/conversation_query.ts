import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'
import { isLive } from '#site/lib/live/live_state.ts'
import type { MessagePage } from './shapes.ts'

/** In ms; refetched on focus where nothing tells of new messages, but not twice while a page opens. */
const FRESH = 5_000

/** The newest messages and the older ones already scrolled to. */
export function conversationQuery(api: Api, id: string) {
  const queryKey = ['chats.messages.index', { params: { id } }] as const
  return queryOptions({
    queryKey,
    staleTime: FRESH,
    refetchOnWindowFocus: () => !isLive() && 'always',
    queryFn: async ({ client, signal }): Promise<MessagePage> => {
      const page = await api.chats.messages.index({ params: { id }, signal })
      return mergePage(client.getQueryData<MessagePage>(queryKey), page)
    },
  })
}

/** Includes older messages already fetched, unless that would leave a gap, and newer ones that came while it was asked for. */
function mergePage(known: MessagePage | undefined, answer: MessagePage): MessagePage {
  const upTo = Math.max(answer.conversation.last_seq, answer.messages.at(-1)?.seq ?? 0)
  const newer = known?.messages.filter(({ seq }) => seq > upTo) ?? []
  const page = { ...answer, messages: [...answer.messages, ...newer] }
  const first = page.messages[0]
  const last = known?.messages.at(-1)
  if (!known || !first || !last || last.seq + 1 < first.seq) return page
  const older = known.messages.filter(({ seq }) => seq < first.seq)
  if (older.length === 0) return page
  // A read message implies that earlier ones were read.
  const isRead = page.messages.some(({ mine, read }) => mine && read)
  const caughtUp = isRead ? older.map((message) => ({ ...message, read: true })) : older
  return { ...page, messages: [...caughtUp, ...page.messages], has_older: known.has_older }
}
