import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type To, useLocation, useNavigate } from 'react-router-dom'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

type Person = { id: string; name: string }

const about = ({ id }: Person) => ({ params: { profile_id: id } })

/**
 * Blocks somebody (specification §2): who is blocked has neither a page nor a conversation any more, so the search takes their place. A
 * press undoes it for some seconds, and leads back. Needs the words `safety`.
 */
export function useBlock() {
  const { t } = useTranslation(['safety', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const navigate = useNavigate()
  const here = useLocation()

  /** The page first: what shows the person would be told there is nobody. */
  async function goOn(to: To) {
    await navigate(to)
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'settings.show' })
  }

  const onError = (error: unknown) =>
    toast({ text: refusal(error).message || t('site:failed.offline'), tone: 'danger' })
  const { mutate: unblock } = useMutation({
    mutationFn: (person: Person) => api.blocks.destroy(about(person)),
    onSuccess: () => goOn(here),
    onError,
  })

  return useMutation({
    mutationFn: (person: Person) => api.blocks.store(about(person)),
    onSuccess: (_answer, person) => {
      toast({
        text: t('block.done', { name: person.name }),
        action: { label: t('block.undo'), onPress: () => unblock(person) },
      })
      return goOn('/members')
    },
    onError,
  })
}
