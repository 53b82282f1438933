import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'

type Blocked = { id: string; name: string }
type Page = Route.Response<'blocks.index'>
/** The first page, or those behind it. */
type List = Page | InfiniteData<Page>

const name = 'blocks.index'

const about = ({ id }: Blocked) => ({ params: { profile_id: id } })

/** Optimistic, rolled back when refused; can be undone for some seconds. */
export function useUnblock() {
  const { t } = useTranslation(['members', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const refresh = (but: unknown[] = []) =>
    queryClient.invalidateQueries({ predicate: ({ queryKey: [one] }) => ![...but, 'user.show'].includes(one) })

  const fail = (error: unknown) =>
    toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' })
  const { mutate: blockAgain } = useMutation({
    mutationFn: (person: Blocked) => api.blocks.store(about(person)),
    onSuccess: () => refresh(),
    onError: fail,
  })

  return useMutation({
    mutationFn: (person: Blocked) => api.blocks.destroy(about(person)),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: [name] })
      const before = queryClient.getQueriesData({ queryKey: [name] })
      queryClient.setQueriesData<List>({ queryKey: [name] }, (list) => list && without(id, list))
      return { before }
    },
    // Where they were in the list, they are missing already, and who reads on further down stays there.
    onSuccess: (_answer, person) => {
      toast({
        text: t('own.blocked.unblocked', { name: person.name }),
        action: { label: t('site:common.undo'), onPress: () => blockAgain(person) },
      })
      return refresh([name])
    },
    onError: (error, _person, context) => {
      for (const [queryKey, list] of context?.before ?? []) queryClient.setQueryData(queryKey, list)
      fail(error)
    },
  })
}

function without(id: string, list: List): List {
  const rest = ({ blocks, next }: Page) => ({ next, blocks: blocks.filter((one) => one.id !== id) })
  return 'pages' in list ? { ...list, pages: list.pages.map(rest) } : rest(list)
}
