import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { whenAtRest } from './when_at_rest.ts'

/** Starts the service worker in every browser that has such a thing, once the page needs nothing more. */
export function useOfflinePage(): void {
  const { language } = useTranslation().i18n

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    return whenAtRest(() => {
      // Without it, a lost connection is the browser's to show.
      void import('#site/lib/browser/service_worker.ts')
        .then(({ keepOfflinePage }) => keepOfflinePage(language))
        .catch(() => {})
    })
  }, [language])
}
