import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#site/lib/user/use_user.ts'

/** In ms: the page comes first. */
const AFTER_PAGE = 2_000

/** Starts the service worker in every browser that has such a thing, and keeps the offline page in the visitor's language. */
export function useOfflinePage(): void {
  const { language } = useTranslation().i18n
  const isMember = useUser() !== null

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    async function keep() {
      const { keepOfflinePage } = await import('#site/lib/browser/service_worker.ts')
      await keepOfflinePage(language)
    }
    // Without it, a lost connection is the browser's to show.
    const timer = setTimeout(() => void keep().catch(() => {}), AFTER_PAGE)
    return () => clearTimeout(timer)
    // After log-out the browser has neither (Clear-Site-Data).
  }, [language, isMember])
}
