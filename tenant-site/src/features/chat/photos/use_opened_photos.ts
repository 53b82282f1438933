import { useEffect, useEffectEvent } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import type { ConversationState, Message } from '#site/features/chat/state/shapes.ts'

/**
 * A conversation whose photos are all open once the member uncovered one. The tab shows it at once and remembers it, so that they stay open
 * when the API can't be told; it is told another time.
 */
export function useOpenedPhotos(talk: ConversationState) {
  const { api, queryClient } = useVisit()
  const { id, messages } = talk
  const query = openedQuery(`opened-photos:${useUser()?.id ?? ''}:${talk.profile.id}`)
  const { data: isOpened = false } = useQuery(query)
  const isCovered = messages.some(({ photo }) => photo?.covered)

  const tell = useEffectEvent(async () => {
    if (id === null) return
    try {
      await api.chats.openedPhotos.update({ params: { id } })
    } catch {
      return
    }
    queryClient.setQueryData(
      conversationQuery(api, id).queryKey,
      (page) => page && { ...page, messages: page.messages.map(uncovered) }
    )
  })

  useEffect(() => {
    if (!isOpened || !isCovered) return
    void tell()
    const again = () => void tell()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isOpened, isCovered])

  return {
    talk: isOpened && isCovered ? { ...talk, messages: messages.map(uncovered) } : talk,
    openPhotos() {
      queryClient.setQueryData(query.queryKey, true)
      remember(query.queryKey[0], true)
    },
  }
}

function openedQuery(key: string) {
  return queryOptions({
    queryKey: [key] as const,
    queryFn: () => recall<boolean>(key) ?? false,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

function uncovered(message: Message): Message {
  return message.photo ? { ...message, photo: { ...message.photo, covered: false } } : message
}
