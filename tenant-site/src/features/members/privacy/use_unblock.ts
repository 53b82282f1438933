import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'

type Blocked = { id: string; name: string }

const about = ({ id }: Blocked) => ({ params: { profile_id: id } })

/** Optimistic, rolled back when refused; can be undone for some seconds. */
export function useUnblock() {
  const { t } = useTranslation(['members', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const { queryKey } = call(api, 'blocks.index')
  const refresh = () => queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })

  const fail = (error: unknown) =>
    toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' })
  const { mutate: blockAgain } = useMutation({
    mutationFn: (person: Blocked) => api.blocks.store(about(person)),
    onSuccess: refresh,
    onError: fail,
  })

  return useMutation({
    mutationFn: (person: Blocked) => api.blocks.destroy(about(person)),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (list) => list && { blocks: list.blocks.filter((one) => one.id !== id) })
      return { before }
    },
    onSuccess: (_answer, person) => {
      toast({
        text: t('own.blocked.unblocked', { name: person.name }),
        action: { label: t('site:common.undo'), onPress: () => blockAgain(person) },
      })
      return refresh()
    },
    onError: (error, _person, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      fail(error)
    },
  })
}
