import { startWorker } from '#site/lib/browser/service_worker.ts'
import { notePush, type PushState } from '#site/lib/visit/push_state.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** Member who enabled push in this browser; it doesn't apply to other members who log in. */
const OWNER = 'push-member'

/** Reads this browser's push state; the current member's subscription is sent to the API again, or made anew when the brand's key changed. */
export async function watchPush({ api }: Visit, publicKey: string, memberId: string): Promise<void> {
  const isCapable = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isCapable) return notePush({ isCapable, status: 'unknown' })
  const subscription = await current()
  const isTheirs = subscription !== null && owner() === memberId
  if (subscription && !isTheirs) await subscription.unsubscribe()
  if (subscription && isTheirs)
    await api.pushSubscriptions.store({ body: bodyOf(await withKey(subscription, publicKey)) })
  notePush({ isCapable, status: isTheirs ? 'subscribed' : permitted() })
}

/** Asks for permission and registers with the API. @throws if the browser or the API fails */
export async function subscribe({ api }: Visit, publicKey: string, memberId: string): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return notePush({ status: permitted() })
  const worker = await startWorker()
  const before = await worker.pushManager.getSubscription()
  if (before) await before.unsubscribe()
  const subscription = await subscribeWith(worker, publicKey)
  await api.pushSubscriptions.store({ body: bodyOf(subscription) })
  remember(memberId)
  notePush({ status: 'subscribed' })
}

export async function unsubscribe({ api }: Visit): Promise<void> {
  const subscription = await current()
  if (subscription) await api.pushSubscriptions.destroy({ body: { endpoint: subscription.endpoint } })
  await forgetPush()
}

/** Has a push sent to this browser, to see whether it arrives. */
export async function sendTest({ api }: Visit): Promise<void> {
  const subscription = await current()
  // It was ended in the browser's settings meanwhile.
  if (!subscription) return forgetPush()
  await api.pushSubscriptions.test({ body: { endpoint: subscription.endpoint } })
}

/** Ends the browser's subscription; the API deletes its own with the session. */
export async function forgetPush(): Promise<void> {
  const subscription = await current()
  await subscription?.unsubscribe()
  remember(null)
  notePush({ status: permitted() })
}

/** A browser takes another key only once the subscription with the old one is gone. */
async function withKey(subscription: PushSubscription, publicKey: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  if (!worker || keyOf(subscription) === publicKey) return subscription
  await subscription.unsubscribe()
  return subscribeWith(worker, publicKey)
}

function subscribeWith({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** In base64url, as the API gives it. */
function keyOf({ options }: PushSubscription): string | undefined {
  const { applicationServerKey: key } = options
  if (!key) return undefined
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

function permitted(): PushState['status'] {
  return Notification.permission === 'denied' ? 'denied' : 'not_subscribed'
}

function bodyOf(subscription: PushSubscription) {
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  return {
    endpoint: endpoint!,
    expirationTime: expirationTime ?? null,
    applicationServerKey: keyOf(subscription),
    keys: keys as { p256dh: string; auth: string },
  }
}

function owner(): string | null {
  try {
    return localStorage.getItem(OWNER)
  } catch {
    return null
  }
}

function remember(memberId: string | null): void {
  try {
    if (memberId === null) localStorage.removeItem(OWNER)
    else localStorage.setItem(OWNER, memberId)
  } catch {
    // Without storage, push has to be enabled again next time.
  }
}
