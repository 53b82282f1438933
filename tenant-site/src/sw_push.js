/**
 * The worker that shows pushes (specification §7), also while no page is open. What it shows is written by the API
 * (api/app/notices/push/push_message.ts); it keeps nothing and answers no request.
 */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(take(event.data.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function take({ title, body, tag, url, icon, badge, lang }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'push' })
  await count(badge)
  // Who has it before them needs no notification.
  const isSeen = pages.some((page) => page.focused && new URL(page.url).pathname === url)
  if (!isSeen) await self.registration.showNotification(title, { body, tag, icon, lang, renotify: true, data: { url } })
}

/** On the app's icon, where the device has such a thing; failing is no harm (specification §8). */
async function count(badge) {
  try {
    await (badge > 0 ? navigator.setAppBadge?.(badge) : navigator.clearAppBadge?.())
  } catch {
    // No badge, then.
  }
}

/** Only ever a page of this site: one that is open goes there, else one is opened. */
async function open(url) {
  const address = new URL(url, self.location.origin)
  if (address.origin !== self.location.origin) return
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page) {
    await page.focus()
    await page.navigate(address.href)
  } else {
    await self.clients.openWindow(address.href)
  }
}

/** The push service gave this browser another address. */
async function renew({ oldSubscription }) {
  const options = oldSubscription?.options
  if (!options) return
  const subscription = await self.registration.pushManager.subscribe(options)
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  await fetch('/api/push-subscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'manyhearts' },
    body: JSON.stringify({ endpoint, expirationTime: expirationTime ?? null, keys }),
  })
}
