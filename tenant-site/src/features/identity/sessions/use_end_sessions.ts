import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import type { Session } from './session_shape.ts'

export function useEndSessions() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { queryKey } = call(api, 'own_sessions.index')

  function keep(stays: (session: Session) => boolean, text: string) {
    queryClient.setQueryData<{ sessions: Session[] }>(
      queryKey,
      (before) => before && { sessions: before.sessions.filter(stays) }
    )
    toast({ text, tone: 'success' })
  }

  function fail(error: unknown) {
    toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' })
    void queryClient.invalidateQueries({ queryKey })
  }

  const endOne = useMutation({
    mutationFn: (id: string) => api.ownSessions.destroy({ params: { id } }),
    onSuccess: (_, ended) => keep(({ id }) => id !== ended, t('sessions.logged_out')),
    onError: fail,
  })
  const endOthers = useMutation({
    mutationFn: () => api.otherSessions.destroy({}),
    onSuccess: () => keep(({ current }) => current, t('sessions.others_logged_out')),
    onError: fail,
  })
  return { endOne, endOthers }
}
