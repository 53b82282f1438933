import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Gate } from '#site/ui/overlays/gate.tsx'

type EntryGateProps = { isOpen: boolean | undefined; onAccept: () => void }

/** Age warning; visitors who refuse see nothing of the site, but can change their mind. */
export function EntryGate({ isOpen, onAccept }: EntryGateProps) {
  const { t } = useTranslation('site')
  const { name, fictional_plural, limits } = useSettings()
  const [isRefused, setRefused] = useState(false)
  if (isRefused) {
    return (
      <Gate
        isOpen={isOpen}
        title={t('entry.refused_title')}
        answers={
          <Button variant="secondary" wide onClick={() => setRefused(false)}>
            {t('entry.ask_again')}
          </Button>
        }
      >
        <p>{t('entry.refused_text')}</p>
      </Gate>
    )
  }
  return (
    <Gate
      isOpen={isOpen}
      title={t('entry.title', { age: limits.min_age })}
      answers={
        <>
          <Button type="submit" value="accept" wide onClick={onAccept}>
            {t('entry.accept', { age: limits.min_age })}
          </Button>
          <Button variant="secondary" wide onClick={() => setRefused(true)}>
            {t('entry.refuse')}
          </Button>
        </>
      }
    >
      <p>{t('entry.text', { name, fictional_plural })}</p>
    </Gate>
  )
}
