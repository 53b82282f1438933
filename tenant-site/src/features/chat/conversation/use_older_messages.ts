import { useMutation } from '@tanstack/react-query'
import { useVisit } from '#site/lib/visit/visit.ts'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

export function useOlderMessages({ id, messages, hasOlder }: ConversationState) {
  const { api, queryClient } = useVisit()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const page = await api.chats.messages.index({ params: { id: id! }, query: { before: messages[0]!.seq } })
      queryClient.setQueryData(conversationQuery(api, id!).queryKey, (known) => {
        const first = known?.messages[0]
        if (!known || !first) return known
        const older = page.messages.filter(({ seq }) => seq < first.seq)
        return { ...known, messages: [...older, ...known.messages], has_older: page.has_older }
      })
    },
  })
  const canFetch = id !== null && hasOlder && messages.length > 0 && !isPending
  return {
    fetchOlder: () => {
      if (canFetch) mutate()
    },
    isPending,
    isError,
  }
}
