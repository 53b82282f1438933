import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { userQuery } from './user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

type OwnSettings = Pick<
  User,
  'show_fictional' | 'visible_to_visitors' | 'invisible_mode' | 'privacy_mode' | 'read_receipts' | 'paused'
>

/** Changes own settings optimistically, with rollback; changes are sent one after the other. */
export function useChangeUser() {
  const { t } = useTranslation('site')
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const { queryKey } = userQuery(api)
  return useMutation({
    scope: { id: 'own-settings' },
    mutationFn: async (changes: Partial<OwnSettings>) => (await api.user.update({ body: changes })).user,
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (user) => user && { ...user, ...changes })
      return { before }
    },
    onSuccess: async (user) => {
      queryClient.setQueryData(queryKey, user)
      // Other people may now be visible to the member, and the member to others.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'user.show' })
    },
    onError: (error, _changes, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      toast({ text: refusal(error).message || t('load_failed.offline'), tone: 'danger' })
    },
  })
}
