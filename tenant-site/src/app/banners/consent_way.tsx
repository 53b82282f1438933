import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'

const loadDialog = () => import('#site/features/identity/consents/consent_again.tsx')
const ConsentAgain = lazy(loadDialog)

/** Opens the consent form for members who are hidden because they withdrew consent. */
export function ConsentWay() {
  const { t } = useTranslation('site')
  const { loadNamespaces } = useVisit()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    await Promise.all([loadDialog(), loadNamespaces(['identity'])])
    setOpen(true)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void open()}>
        {t('banner.withheld_action')}
      </Button>
      {isOpen && (
        <Suspense>
          <ConsentAgain onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
