import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { useConsents } from './use_consents.ts'
import { useConsentValues } from './use_consent_values.ts'

/** For members who withdrew the consent required to show their profile. */
export default function ConsentAgain({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'site'])
  const values = useConsentValues()
  const { query, give } = useConsents()
  const toast = useToast()
  const consent = query.data?.consents.find(({ kind }) => kind === 'sexuality_data')

  function agree() {
    if (!consent) return
    give.mutate(consent, { onSuccess: () => toast({ text: t('consents.shown_again') }) })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('consents.kinds.sexuality_data')}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('site:common.not_now')}
          </Button>
          <Button variant="secondary" wide busy={give.isPending || query.isPending} onClick={agree}>
            {t('consents.agree')}
          </Button>
        </>
      }
    >
      <p>{t('sign_up.consents.sexuality', values)}</p>
      <p>{t('consents.agree_again_hint')}</p>
      {give.error && (
        <Notice tone="danger" isLive>
          {refusal(give.error).message || t('site:load_failed.offline')}
        </Notice>
      )}
    </Dialog>
  )
}
