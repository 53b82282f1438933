import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** In ms: the page comes first. */
const AFTER_PAGE = 2_000

/** Starts the service worker in every browser that has such a thing, and keeps the offline page in the visitor's language. */
export function useOfflinePage(): void {
  const { language } = useTranslation().i18n

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    async function keep() {
      const { keepOfflinePage } = await import('#site/lib/browser/service_worker.ts')
      await keepOfflinePage(language)
    }
    // Without it, a lost connection is the browser's to show.
    const timer = setTimeout(() => void keep().catch(() => {}), AFTER_PAGE)
    return () => clearTimeout(timer)
  }, [language])
}
