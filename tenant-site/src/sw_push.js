/**
 * The site's service worker (specification §7): shows pushes, also while no page is open, and a page that says so when there is no
 * connection. What a push shows is written by the API (api/app/notices/push/push_message.ts). Its cache holds the offline page alone,
 * which is the same for everyone: no member's page, no answer of the API.
 */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  // Without preloading, each page would wait for this worker to start before it is asked for.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
)
self.addEventListener('fetch', (event) => {
  if (isPage(event.request)) event.respondWith(answer(event))
})
self.addEventListener('message', (event) => {
  if (event.data?.type === 'offline-page') event.waitUntil(keepOfflinePage(event.data.language))
})
self.addEventListener('push', (event) => event.waitUntil(take(said(event.data))))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url, chat } = event.notification.data
  if (event.action === 'read') event.waitUntil(markRead(chat, url))
  // Loading an address with a fragment focuses the field to write in.
  else event.waitUntil(open(event.action === 'reply' ? `${url}#composer-text` : url))
})
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

const CACHE = 'offline'

const OFFLINE_PAGE = '/offline.html'

/** Downloads and calls that are opened like a page are none. */
function isPage({ mode, method, url }) {
  return mode === 'navigate' && method === 'GET' && !new URL(url).pathname.startsWith('/api/')
}

/** Whatever the server says is passed on, its errors too: only a request that reached no server is answered here. */
async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const kept = await keptOfflinePage()
    if (kept) return kept
    throw error
  }
}

async function keptOfflinePage() {
  const cache = await caches.open(CACHE)
  const [newest] = (await cache.keys()).reverse()
  return newest && cache.match(newest)
}

/** Asked for without cookies. Unless the brand's look, its words or the product changed, the answer is that nothing is new (304). */
async function keepOfflinePage(language) {
  try {
    const address = new URL(`${OFFLINE_PAGE}?${new URLSearchParams({ language })}`, self.location.origin).href
    const page = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
    if (!page.ok) return
    const cache = await caches.open(CACHE)
    await cache.put(address, page)
    for (const { url } of await cache.keys()) if (url !== address) await cache.delete(url)
  } catch {
    // The one that is kept stays.
  }
}

/** Safari ends a subscription after some pushes that showed nothing. */
const MUST_SHOW = /AppleWebKit/.test(navigator.userAgent) && !/Chrom(e|ium)/.test(navigator.userAgent)

/** What can't be read says only which site it is from. */
function said(data) {
  try {
    return data.json()
  } catch {
    return { title: self.location.host, body: '', tag: 'unreadable', url: '/', icon: '/icons/192.png' }
  }
}

async function take({ title, body, tag, url, icon, badge, lang, chat, isAlwaysShown }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'push', tag })
  if (badge !== undefined) await count(badge)
  // Who has it before them needs no notification.
  const isSeen = !isAlwaysShown && pages.some((page) => page.focused && new URL(page.url).pathname === url)
  if (isSeen && !MUST_SHOW) return
  const actions = chat && [
    { action: 'reply', title: chat.reply },
    { action: 'read', title: chat.read },
  ]
  await self.registration.showNotification(title, {
    body,
    tag,
    icon,
    lang,
    actions,
    renotify: true,
    data: { url, chat },
  })
  if (isSeen) for (const shown of await self.registration.getNotifications({ tag })) shown.close()
}

/** On the app's icon, where the device has such a thing; failing is no harm (specification §8). */
async function count(badge) {
  try {
    await (badge > 0 ? navigator.setAppBadge?.(badge) : navigator.clearAppBadge?.())
  } catch {
    // No badge, then.
  }
}

/** Without opening a page; where that fails, the conversation is opened, which says why. */
async function markRead({ id, seq }, url) {
  try {
    const { ok } = await call('PUT', `/api/chats/${id}/read`, { seq })
    if (ok) return
  } catch {
    // No connection.
  }
  await open(url)
}

/** Only ever a page of this site: one that shows it already, else any that is open goes there, else one is opened. */
async function open(url) {
  const address = new URL(url, self.location.origin)
  if (address.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url: shown }) => withoutFragment(shown) === withoutFragment(address.href)) ?? pages[0]
  if (!page) return self.clients.openWindow(address.href)
  await page.focus()
  if (page.url !== address.href) await page.navigate(address.href)
}

function withoutFragment(address) {
  return address.split('#')[0]
}

function call(method, path, body) {
  return fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'manyhearts' },
    body: JSON.stringify(body),
  })
}

/** The push service gave this browser another address. */
async function renew({ oldSubscription }) {
  const options = oldSubscription?.options
  if (!options) return
  const subscription = await self.registration.pushManager.subscribe(options)
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  const key = new Uint8Array(options.applicationServerKey).toBase64?.({ alphabet: 'base64url', omitPadding: true })
  await call('POST', '/api/push-subscriptions', {
    endpoint,
    expirationTime: expirationTime ?? null,
    keys,
    // Which key of the brand's it is; the current one unless the browser can say so.
    applicationServerKey: key,
  })
}
