import { useMutation } from '@tanstack/react-query'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { appendChats } from '#site/lib/chats/merge_chats.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Fetches the next page of the list. */
export function useMoreChats(next: string | null) {
  const { api, queryClient } = useVisit()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (cursor: string) => {
      const page = await api.chats.index({ query: { cursor } })
      queryClient.setQueryData(chatsQuery(api).queryKey, (known) => known && appendChats(known, page))
    },
  })
  return {
    fetchMore: () => {
      if (next !== null && !isPending) mutate(next)
    },
    isPending,
    isError,
  }
}
