import { notePush, type PushState } from '#site/lib/visit/push_state.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** The service worker that shows pushes (specification §7). */
const WORKER = '/sw-push.js'

/** Member who enabled push in this browser; it doesn't apply to other members who log in. */
const OWNER = 'push-member'

/** Reads this browser's push state; the current member's subscription is sent to the API again. */
export async function watchPush({ api }: Visit, memberId: string): Promise<void> {
  const isCapable = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isCapable) return notePush({ isCapable, status: 'unknown' })
  const subscription = await current()
  const isTheirs = subscription !== null && owner() === memberId
  if (subscription && !isTheirs) await subscription.unsubscribe()
  if (subscription && isTheirs) await api.pushSubscriptions.store({ body: bodyOf(subscription) })
  notePush({ isCapable, status: isTheirs ? 'subscribed' : permitted() })
}

/** Asks for permission and registers with the API. @throws if the browser or the API fails */
export async function subscribe({ api }: Visit, publicKey: string, memberId: string): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return notePush({ status: permitted() })
  const worker = await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await api.pushSubscriptions.store({ body: bodyOf(subscription) })
  remember(memberId)
  notePush({ status: 'subscribed' })
}

export async function unsubscribe({ api }: Visit): Promise<void> {
  const subscription = await current()
  if (subscription) await api.pushSubscriptions.destroy({ body: { endpoint: subscription.endpoint } })
  await forgetPush()
}

/** Ends the browser's subscription; the API deletes its own with the session. */
export async function forgetPush(): Promise<void> {
  const subscription = await current()
  await subscription?.unsubscribe()
  remember(null)
  notePush({ status: permitted() })
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
  return { endpoint: endpoint!, expirationTime: expirationTime ?? null, keys: keys as { p256dh: string; auth: string } }
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
