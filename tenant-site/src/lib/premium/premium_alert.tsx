import { useTranslation } from 'react-i18next'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { PremiumLink } from './premium_link.tsx'

type PremiumAlertProps = {
  /** What premium brings for what was pressed. */
  text: string
  onClose: () => void
}

/** Answers when a member without premium presses what needs it, with the way to buy it (specification §9). */
export default function PremiumAlert({ text, onClose }: PremiumAlertProps) {
  const { t } = useTranslation('site')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('premium_alert.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('common.not_now')}
          </Button>
          <PremiumLink wide />
        </>
      }
    >
      <p>{text}</p>
      <p>{t('premium_alert.how')}</p>
    </Dialog>
  )
}
