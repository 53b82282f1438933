import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** Shows all of the partner’s photos uncovered from now on, at once, and tells the API. */
export function openPhotos({ api, queryClient }: Visit, id: string): void {
  queryClient.setQueryData(
    conversationQuery(api, id).queryKey,
    (page) =>
      page && {
        ...page,
        messages: page.messages.map((message) =>
          message.photo ? { ...message, photo: { ...message.photo, covered: false } } : message
        ),
      }
  )
  // What isn’t told is asked again another time.
  api.chats.openedPhotos.update({ params: { id } }).catch(() => {})
}
