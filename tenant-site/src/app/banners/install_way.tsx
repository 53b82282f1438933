import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismiss } from '#site/lib/visit/dismissals.ts'
import type { InstallOffer } from '#site/lib/visit/install_offer.ts'
import { noteInstallPrompt } from '#site/lib/visit/install_prompt.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'

const loadDialog = () => import('#site/features/notices/install_dialog.tsx')
const InstallDialog = lazy(loadDialog)

/** Lets the browser ask whether to install the site, or explains how where it has no such question. */
export default function InstallWay({ offer: { prompt } }: { offer: InstallOffer }) {
  const { t } = useTranslation('site')
  const { loadNamespaces } = useVisit()
  const [isOpen, setOpen] = useState(false)

  async function ask() {
    if (prompt) {
      noteInstallPrompt(null)
      const { outcome } = await prompt.prompt()
      if (outcome === 'dismissed') dismiss('hide-install-alert')
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
