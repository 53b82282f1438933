import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { InstallSteps } from './install_steps.tsx'

/** How to put the site on the home screen of an iPhone or iPad. */
export default function InstallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notices', 'site'])
  const { name: site } = useSettings()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('site:banner.install', { site })}
      closeLabel={t('site:common.close')}
      footer={
        <Button variant="secondary" wide onClick={onClose}>
          {t('site:common.close')}
        </Button>
      }
    >
      <InstallSteps next="begin" />
    </Dialog>
  )
}
