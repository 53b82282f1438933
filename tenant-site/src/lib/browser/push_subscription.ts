import { notePush, type PushState } from '#site/lib/visit/push_state.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

/** The worker that shows pushes (specification §7). */
const WORKER = '/sw-push.js'

/** Who switched pushes on here: another member who logs in has not. */
const OWNER = 'push-member'

/** Looks what this browser does with pushes. One that takes them for a member keeps doing so, and says it to the API once more. */
export async function watchPush({ api }: Visit, memberId: string): Promise<void> {
  const isCapable = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isCapable) return notePush({ isCapable, status: 'unknown' })
  const subscription = await current()
  const isTheirs = subscription !== null && owner() === memberId
  if (subscription && !isTheirs) await subscription.unsubscribe()
  if (subscription && isTheirs) await api.pushSubscriptions.store({ body: bodyOf(subscription) })
  notePush({ isCapable, status: isTheirs ? 'subscribed' : permitted() })
}

/** Asks the browser, which asks the member, and tells the API. @throws when the browser or the API can't */
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

/** Ends pushes in this browser. */
export async function unsubscribe({ api }: Visit): Promise<void> {
  const subscription = await current()
  if (subscription) await api.pushSubscriptions.destroy({ body: { endpoint: subscription.endpoint } })
  await forgetPush()
}

/** Gives the browser's subscription back; the API forgets it with the session. */
export async function forgetPush(): Promise<void> {
  const subscription = await current()
  await subscription?.unsubscribe()
  remember(null)
  notePush({ status: permitted(), lastMessage: null })
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
    // Without storage the browser is asked anew next time.
  }
}
