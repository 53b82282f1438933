import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'

const loadDialog = () => import('#site/features/identity/consents/consent_again.tsx')
const ConsentAgain = lazy(loadDialog)

/** The way back for who is hidden without his consent: the sentence, to agree to or not. */
export function ConsentWay() {
  const { t } = useTranslation('site')
  const { loadWords } = useVisit()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    await Promise.all([loadDialog(), loadWords(['identity'])])
    setOpen(true)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void open()}>
        {t('banner.withheld_way')}
      </Button>
      {isOpen && (
        <Suspense>
          <ConsentAgain onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
