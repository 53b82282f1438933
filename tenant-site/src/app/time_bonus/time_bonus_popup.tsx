import { useTranslation } from 'react-i18next'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'

type TimeBonusPopupProps = {
  percent: string
  /** In ms since 1970. */
  ends: number
  onClose: () => void
}

export default function TimeBonusPopup({ percent, ends, onClose }: TimeBonusPopupProps) {
  const { t, i18n } = useTranslation('site')
  const region = regionalLanguage(i18n.language, useSettings())
  const time = new Intl.DateTimeFormat(region, { timeStyle: 'short' }).format(ends)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('bonus.title', { percent })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('common.not_now')}
          </Button>
          <ButtonLink to="/credits" variant="secondary" wide onClick={onClose}>
            {t('bonus.see_credits')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('bonus.valid_until', { time })}</p>
    </Dialog>
  )
}
