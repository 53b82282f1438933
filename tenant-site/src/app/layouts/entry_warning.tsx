import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { countryHere } from '#site/lib/brand/country_here.ts'
import { useDismissal } from '#site/lib/browser/use_dismissal.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import styles from './entry_warning.module.css'

const EntryGate = lazy(() => import('./entry_gate.tsx'))

const STRICT_COUNTRIES = ['NL', 'DE']

/** Adult-content warning for visitors where the brand enables it (specification §2), in some layouts only in NL and DE (§9). */
export function EntryWarning({ isEverywhere = false }: { isEverywhere?: boolean }) {
  const { t } = useTranslation('site')
  const settings = useSettings()
  const user = useUser()
  const [isAccepted, accept] = useDismissal('hide-site-entry-warning')
  const isHere = isEverywhere || STRICT_COUNTRIES.includes(countryHere(settings))
  const isAsked = settings.enable_site_entry_popup && !user && isHere
  const isMyTurn = useOverlayTurn('entry_warning', isAsked && !isAccepted)
  if (!isAsked) return null
  const { name, fictional_plural, limits } = settings
  return (
    <>
      <noscript>
        <aside className={styles.warning} aria-label={t('entry.title', { age: limits.min_age })}>
          <p>
            <strong>{t('entry.title', { age: limits.min_age })}</strong> {t('entry.text', { name, fictional_plural })}{' '}
            {t('entry.no_script')}
          </p>
        </aside>
      </noscript>
      {isMyTurn && (
        <Suspense>
          <EntryGate onAccept={accept} />
        </Suspense>
      )}
    </>
  )
}
