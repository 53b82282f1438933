import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type To, useLocation, useNavigate } from 'react-router-dom'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { leavePerson } from './leave_person.ts'

type Person = { id: string; name: string }

const about = ({ id }: Person) => ({ params: { profile_id: id } })

/** Blocks a person (specification §2), goes to the search and offers an undo. Needs the `safety` namespace. */
export function useBlock() {
  const { t } = useTranslation(['safety', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const navigate = useNavigate()
  const here = useLocation()

  const goOn = (to: To) => leavePerson(queryClient, () => navigate(to))

  const onError = (error: unknown) =>
    toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' })
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
        action: { label: t('site:common.undo'), onPress: () => unblock(person) },
      })
      return goOn('/members')
    },
    onError,
  })
}
