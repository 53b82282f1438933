import { allowNotifications } from '../allow_notifications.ts'
import type { Device } from '../chromium.ts'
import type { newSubscription } from '../../api/notices/new_subscription.ts'

type Subscription = ReturnType<typeof newSubscription>

/** Headless Chromium reaches no push service: this stands in for the browser's side. */
export async function givePushes({ context }: Pick<Device, 'context'>, subscription: Subscription): Promise<void> {
  await allowNotifications(context)
  await context.addInitScript((made) => {
    const KEY = 'a push service’s memory'
    const current = () => {
      const key = localStorage.getItem(KEY)
      if (key === null) return null
      const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
      return {
        endpoint: made.endpoint,
        options: { applicationServerKey: Uint8Array.from(bytes, (one) => one.charCodeAt(0)).buffer },
        toJSON: () => made,
        unsubscribe: async () => (localStorage.removeItem(KEY), true),
      }
    }
    PushManager.prototype.subscribe = async (options) => {
      // As browsers do.
      if (current()) throw new DOMException('There is one with another key', 'InvalidStateError')
      localStorage.setItem(KEY, String(options!.applicationServerKey))
      return current() as never
    }
    PushManager.prototype.getSubscription = async () => current() as never
  }, subscription)
}
