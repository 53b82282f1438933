import type { CDPSession, Worker } from 'playwright'
import type { PushMessage } from '@manyhearts/api/app/notices/push/push_message'
import { eventually } from '../../api/notices/eventually.ts'
import type { Device } from '../chromium.ts'

/** What the worker shows. */
interface Shown {
  title: string
  body: string
  tag: string
  actions?: { action: string; title: string }[]
  data: unknown
}

interface Registration {
  registrationId: string
  scopeURL: string
  isDeleted: boolean
}

/**
 * The worker of a device, to which DevTools deliver pushes. Chromium's headless shell shows no notifications, ends a worker that
 * sets a badge, and lets none focus a page: what would be shown is kept here, and who presses it comes from here.
 */
export class PushWorker {
  readonly #device: Device
  readonly #tools: CDPSession
  readonly #registrations: Registration[] = []

  private constructor(device: Device, tools: CDPSession) {
    this.#device = device
    this.#tools = tools
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      this.#registrations.push(...registrations)
    )
  }

  /** Of a page whose worker is registered. */
  static async of(device: Device): Promise<PushWorker> {
    const worker = new PushWorker(device, await device.context.newCDPSession(device.page))
    await worker.#tools.send('ServiceWorker.enable')
    return worker
  }

  /** @returns what is shown after it */
  async deliver(message: PushMessage): Promise<Shown[]> {
    const origin = new URL(this.#device.address('/')).origin
    const registration = await eventually('the registration', () =>
      Promise.resolve(
        this.#registrations.findLast(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`)
      )
    )
    const worker = await this.#worker()
    const before = await worker.evaluate(keepWhatIsShown)
    const data = JSON.stringify(message)
    await this.#tools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: registration.registrationId,
      data,
    })
    return eventually('the notification', async () => {
      const shown = await worker.evaluate(shownSoFar)
      return shown.length > before ? shown : undefined
    })
  }

  /** Presses the newest notification, or one of its buttons. */
  async press(action = ''): Promise<void> {
    const worker = await this.#worker()
    await worker.evaluate(pressNewest, action)
  }

  #worker(): Promise<Worker> {
    return eventually('the worker', () => Promise.resolve(this.#device.context.serviceWorkers()[0]))
  }
}

/** In the worker. @returns how many are shown already */
function keepWhatIsShown(): number {
  const scope = globalThis as any
  if (scope.shown) return scope.shown.length
  scope.shown = []
  scope.registration.showNotification = async (title: string, options: object) => {
    scope.shown.push({ title, ...options })
  }
  scope.navigator.setAppBadge = async () => {}
  scope.navigator.clearAppBadge = async () => {}
  scope.WindowClient.prototype.focus = async function () {
    return this
  }
  return 0
}

function shownSoFar(): Shown[] {
  return (globalThis as any).shown
}

function pressNewest(action: string): void {
  const scope = globalThis as any
  const { data } = scope.shown.at(-1)
  const event = new scope.ExtendableEvent('notificationclick')
  Object.assign(event, { action, notification: { data, close() {} } })
  scope.dispatchEvent(event)
}
