import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export function useResendActivation() {
  const { t } = useTranslation('site')
  const { api } = useVisit()
  const toast = useToast()
  return useMutation({
    mutationFn: () => api.activationResends.store({}),
    onSuccess: () => toast({ text: t('activation.resent'), tone: 'success' }),
    onError: (error) => toast({ text: refusal(error).message || t('load_failed.offline'), tone: 'danger' }),
  })
}
