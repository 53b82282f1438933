import { atRest } from './at_rest.ts'

/** Shows pushes, and a page when there is no connection (sw_push.js). */
const WORKER = '/sw-push.js'

/** @throws if the browser can't start it */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

/** Keeps the offline page at hand, as the brand and the language have it now; not before the browser has nothing better to do. */
export async function keepOfflinePage(language: string): Promise<void> {
  await atRest()
  const { active } = await startWorker()
  active?.postMessage({ type: 'offline-page', language })
}
