import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'

type TakingBackDialogProps = { isBusy: boolean; onTakeBack: () => void; onClose: () => void }

/** Consequences of withdrawing the consent to show the profile; both answers are equally prominent. */
export default function TakingBackDialog({ isBusy, onTakeBack, onClose }: TakingBackDialogProps) {
  const { t } = useTranslation(['identity', 'site'])
  const { name: site } = useSettings()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('consents.withdraw_dialog.title')}
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('consents.withdraw_dialog.keep_consent')}
          </Button>
          <Button variant="secondary" wide busy={isBusy} onClick={onTakeBack}>
            {t('consents.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('consents.withdraw_dialog.text', { site })}</p>
      <p>{t('consents.withdraw_dialog.agree_again')}</p>
    </Dialog>
  )
}
