import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { changeChat, isConversation } from '#site/lib/chats/change_chat.ts'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { conversationQuery } from './conversation_query.ts'

type Muting = { id: string; muted: boolean }

/** Switches the pushes and mails of a conversation off or on. */
export function useMuteChat() {
  const { t } = useTranslation(['chat', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()

  function show({ id, muted }: Muting) {
    queryClient.setQueryData(
      conversationQuery(api, id).queryKey,
      (page) => page && { ...page, conversation: { ...page.conversation, muted } }
    )
    queryClient.setQueryData(
      chatsQuery(api).queryKey,
      (list) =>
        list &&
        changeChat(list, isConversation(id), (chat) => ({ ...chat, conversation: { ...chat.conversation, muted } }))
    )
  }

  return useMutation({
    mutationFn: ({ id, muted }: Muting) => api.chats.mute.update({ params: { id }, body: { muted } }),
    onMutate: show,
    onSuccess: (_answer, { muted }) => toast({ text: t(muted ? 'bar.muted' : 'bar.unmuted') }),
    onError: (error, { id, muted }) => {
      show({ id, muted: !muted })
      toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' })
    },
  })
}
