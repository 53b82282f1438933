import { atRest } from './at_rest.ts'

/** Shows pushes, and a page when there is no connection (sw_push.js). */
const WORKER = '/sw-push.js'

/**
 * Not by `navigator.serviceWorker.ready`: after log-out, when the browser forgets its workers, it still says the old one.
 * @throws if the browser can't start it
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER)
  const { active, waiting, installing } = registration
  const first = active ? null : (installing ?? waiting)
  if (first) await started(first)
  return registration
}

/** Keeps the offline page at hand, as the brand and the language have it now; not before the browser has nothing better to do. */
export async function keepOfflinePage(language: string): Promise<void> {
  await atRest()
  const { active } = await startWorker()
  active?.postMessage({ type: 'offline-page', language })
}

function started(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    function look() {
      if (worker.state === 'activated') resolve()
      else if (worker.state === 'redundant') reject(new Error('The service worker did not start'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
