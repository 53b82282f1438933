import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route } from '@tuyau/core/types'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { PhotoRefused, sendPhoto } from '#site/lib/api/send_photo.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'

type Shown = Route.Response<'verification.show'>

export type OwnVerification = Shown['verification']

/** The member's verification; asked again when a pose's time is over. */
export function useVerification() {
  const { api, queryClient } = useVisit()
  const query = useQuery(call(api, 'verification.show'))
  const until = query.data?.verification.pose_until

  useEffect(() => {
    if (!until) return undefined
    const over = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: ['verification.show'] }),
      Math.max(0, Date.parse(until) - Date.now()) + 1_000
    )
    return () => clearTimeout(over)
  }, [until, queryClient])

  return query
}

/** What a member does about it; a refusal is said, and what stands is shown. */
export function useVerificationSteps() {
  const { t } = useTranslation(['members', 'site'])
  const { api, queryClient, origin } = useVisit()
  const toast = useToast()
  const { queryKey } = call(api, 'verification.show')
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const show = (shown: Shown) => queryClient.setQueryData(queryKey, shown)
  const tell = (text: string) => {
    toast({ text: text || t('site:load_failed.offline'), tone: 'danger' })
    void refresh()
  }

  const begin = useMutation({
    mutationFn: (consent: boolean) => api.verification.store({ body: { consent: consent as true } }),
    onSuccess: show,
    onError: (error) => {
      const { fields, message } = refusal(error)
      if (!fields.consent) tell(message)
    },
  })
  const send = useMutation({
    mutationFn: (photo: File) => sendPhoto<Shown>(`${origin}/api/verification/photo`, photo, { onProgress: () => {} }),
    onSuccess: show,
    onError: (error) => tell(error instanceof PhotoRefused ? error.message : ''),
  })
  const withdraw = useMutation({
    mutationFn: (_said: string | undefined) => api.verification.destroy({}),
    onSuccess: (_answer, said) => {
      if (said) toast({ text: said })
      return Promise.all(
        ['verification.show', 'profile.show', 'members.show'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] })
        )
      )
    },
    onError: (error) => tell(refusal(error).message),
  })
  return { begin, send, withdraw }
}

export type VerificationSteps = ReturnType<typeof useVerificationSteps>
