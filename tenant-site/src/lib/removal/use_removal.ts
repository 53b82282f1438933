import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { removedQuery } from './removed_query.ts'

type Removal = {
  id: string
  text: string
  undo: string
  /** Resolves when the API has answered and what is shown is up to date. */
  destroy: () => Promise<void>
}

/** Hides something at once; it is destroyed when undo expires or the page is left. */
export function useRemoval(kind: 'chats' | 'photos') {
  const { queryClient } = useVisit()
  const toast = useToast()
  const { queryKey } = removedQuery(kind)

  return ({ id, text, undo, destroy }: Removal) => {
    let isSettled = false
    const show = () => queryClient.setQueryData(queryKey, (ids = []) => ids.filter((other) => other !== id))

    function settle(then: () => void) {
      removeEventListener('pagehide', commit)
      if (!isSettled) then()
      isSettled = true
    }
    const commit = () => settle(() => void destroy().finally(show))

    queryClient.setQueryData(queryKey, (ids = []) => [...ids, id])
    addEventListener('pagehide', commit)
    toast({ text, action: { label: undo, onPress: () => settle(show) }, onGone: commit })
  }
}
