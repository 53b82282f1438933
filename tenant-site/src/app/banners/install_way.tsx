import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteInstallPrompt } from '#site/lib/visit/install_prompt.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import type { InstallOffer } from './use_install_offer.ts'

const loadDialog = () => import('#site/features/notices/install_dialog.tsx')
const InstallDialog = lazy(loadDialog)

type InstallWayProps = {
  offer: InstallOffer
  onRefused: () => void
}

/** Lets the browser ask whether to install the site, or explains how where it has no such question. */
export function InstallWay({ offer: { prompt }, onRefused }: InstallWayProps) {
  const { t } = useTranslation('site')
  const { loadNamespaces } = useVisit()
  const [isOpen, setOpen] = useState(false)

  async function ask() {
    if (prompt) {
      noteInstallPrompt(null)
      const { outcome } = await prompt.prompt()
      if (outcome === 'dismissed') onRefused()
    } else {
      await Promise.all([loadDialog(), loadNamespaces(['notices'])])
      setOpen(true)
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void ask()}>
        {t(prompt ? 'banner.install_action' : 'banner.install_how')}
      </Button>
      {isOpen && (
        <Suspense>
          <InstallDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
