import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { refusal } from './refusal.ts'
import { useVisit } from './visit.ts'

/** Tells whoever wants something that needs a confirmed address how to confirm it. Needs the words `discovery`. */
export default function ActivationDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation(['discovery', 'site'])
  const { api } = useVisit()
  const { mutate: resend, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.activationResends.store({}),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('activation.title')}
      description={t('activation.text', { email })}
      closeLabel={t('site:close')}
      footer={
        isSuccess ? (
          <Button onClick={onClose}>{t('activation.understood')}</Button>
        ) : (
          <Button busy={isPending} onClick={() => resend()}>
            {t('activation.resend')}
          </Button>
        )
      }
    >
      {isSuccess && (
        <Notice tone="success" isLive>
          {t('activation.resent')}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('site:failed.offline')}
        </Notice>
      )}
    </Dialog>
  )
}
