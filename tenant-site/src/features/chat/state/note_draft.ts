import { call } from '#site/lib/api/call.ts'
import { changeChat } from '#site/lib/chats/change_chat.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import type { MessagePage } from './shapes.ts'

/** Shows what the server keeps of an unsent message: in its conversation, and in the list. */
export function noteDraft({ api, queryClient }: Visit, profileId: string, draft: string | null): void {
  queryClient.setQueriesData<MessagePage>(
    { queryKey: ['chats.messages.index'] },
    (page) => page && (page.profile.id === profileId ? { ...page, composer: { ...page.composer, draft } } : page)
  )
  queryClient.setQueryData(
    call(api, 'members.composer.show', { params: { id: profileId } }).queryKey,
    (terms) => terms && { composer: { ...terms.composer, draft } }
  )
  queryClient.setQueryData(
    chatsQuery(api).queryKey,
    (list) =>
      list &&
      changeChat(
        list,
        ({ profile }) => profile.id === profileId,
        (chat) => ({ ...chat, conversation: { ...chat.conversation, draft } })
      )
  )
}
