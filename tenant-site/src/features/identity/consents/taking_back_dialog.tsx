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
      title={t('consents.taking_back.title')}
      closeLabel={t('site:close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('consents.taking_back.keep')}
          </Button>
          <Button variant="secondary" wide busy={isBusy} onClick={onTakeBack}>
            {t('consents.take_back')}
          </Button>
        </>
      }
    >
      <p>{t('consents.taking_back.text', { site })}</p>
      <p>{t('consents.taking_back.back')}</p>
    </Dialog>
  )
}
