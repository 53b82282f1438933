import { useTranslation } from 'react-i18next'
import { countryHere } from '#site/lib/brand/country_here.ts'
import { useDismissal } from '#site/lib/browser/use_dismissal.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useServed } from '#site/lib/browser/use_served.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { EntryGate } from './entry_gate.tsx'
import { entryScript } from './entry_script.ts'
import styles from './entry_warning.module.css'

const STRICT_COUNTRIES = ['NL', 'DE']

/** Adult-content warning for visitors where the brand enables it (specification §2), in some layouts only in NL and DE (§9). */
export function EntryWarning({ isEverywhere = false }: { isEverywhere?: boolean }) {
  const settings = useSettings()
  const user = useUser()
  const isHere = isEverywhere || STRICT_COUNTRIES.includes(countryHere(settings))
  return settings.enable_site_entry_popup && !user && isHere && <Warning />
}

/** Before the page's content: whoever has yet to answer sees it first, and only a script knows who has. */
function Warning() {
  const { t } = useTranslation('site')
  const { nonce } = useVisit()
  const { name, fictional_plural, limits } = useSettings()
  const [isAccepted, accept] = useDismissal('hide-site-entry-warning')
  const isHydrated = useHydrated()
  const isServed = useServed()
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
      <EntryGate isOpen={isHydrated ? !isAccepted : undefined} onAccept={accept} />
      {isServed && (
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: entryScript() }} />
      )}
    </>
  )
}
