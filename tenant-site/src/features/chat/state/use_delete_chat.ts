import { useTranslation } from 'react-i18next'
import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { useRemoval } from '#site/lib/removal/use_removal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'

type Deleted = { id: string; name: string }

/** Removes a conversation at once (specification §4). */
export function useDeleteChat() {
  const { t } = useTranslation(['chat', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const remove = useRemoval('chats')
  const listKey = chatsQuery(api).queryKey

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
    for (const queryKey of [listKey, ['user.show']]) void queryClient.invalidateQueries({ queryKey })
  }

  return (deleted: Deleted) =>
    remove({
      id: deleted.id,
      text: t('delete.done', { name: deleted.name }),
      undo: t('site:common.undo'),
      destroy: () => destroy(deleted),
    })
}
