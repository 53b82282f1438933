import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { deletionsQuery } from './deletions_query.ts'

type Deleted = { id: string; name: string }

/** Removes a conversation at once (specification §4); the API is called when undo expires or the page is left. */
export function useDeleteChat() {
  const { t } = useTranslation('chat')
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const listKey = call(api, 'chats.index').queryKey

  function hide(id: string, isHidden: boolean) {
    queryClient.setQueryData(deletionsQuery.queryKey, (ids = []) => [
      ...ids.filter((other) => other !== id),
      ...(isHidden ? [id] : []),
    ])
  }

  async function destroy({ id, name }: Deleted) {
    try {
      // The page may be closing.
      await api.chats.destroy({ body: { conversation: id }, keepalive: true })
      queryClient.setQueryData(
        listKey,
        (list) => list && { ...list, chats: list.chats.filter(({ conversation }) => conversation.id !== id) }
      )
      queryClient.removeQueries({ queryKey: ['chats.messages.index', { params: { id } }], type: 'inactive' })
    } catch {
      toast({ text: t('delete.failed', { name }), tone: 'danger' })
    }
    hide(id, false)
    await queryClient.invalidateQueries({ queryKey: listKey })
    await queryClient.invalidateQueries({ queryKey: ['user.show'] })
  }

  return (deleted: Deleted) => {
    const { id, name } = deleted
    let isSettled = false

    function settle(then: () => void) {
      removeEventListener('pagehide', commit)
      if (!isSettled) then()
      isSettled = true
    }
    const commit = () => settle(() => void destroy(deleted))
    const undo = () => settle(() => hide(id, false))

    hide(id, true)
    addEventListener('pagehide', commit)
    toast({ text: t('delete.done', { name }), action: { label: t('delete.undo'), onPress: undo }, onGone: commit })
  }
}
