import { setTimeout as wait } from 'node:timers/promises'

/** What the site's modules find in a browser: a window and a document that can be hidden, and a connection that can be lost. */
export function openFakePage() {
  const [page, view] = [new EventTarget(), new EventTarget()]
  const state = { hidden: false, onLine: true }
  const fakes = {
    window: globalThis,
    document: Object.defineProperty(page, 'hidden', { get: () => state.hidden }),
    addEventListener: view.addEventListener.bind(view),
    removeEventListener: view.removeEventListener.bind(view),
  }
  const before = new Map(Object.keys(fakes).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  Object.defineProperty(navigator, 'onLine', { get: () => state.onLine, configurable: true })
  return {
    show(isShown: boolean) {
      state.hidden = !isShown
      page.dispatchEvent(new Event('visibilitychange'))
    },
    connect(isOnline: boolean) {
      state.onLine = isOnline
      view.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
    /** As when a link is followed, and as when the back button brings the page back as it was. */
    turn(way: 'pagehide' | 'pageshow') {
      view.dispatchEvent(Object.assign(new Event(way), { persisted: true }))
    },
    close() {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor)
        else Reflect.deleteProperty(globalThis, name)
      }
      Reflect.deleteProperty(navigator, 'onLine')
    },
  }
}

/** Channels and locks work behind the test's back. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn++) {
    if (turn > 400) throw new Error('It did not come')
    await wait(5)
  }
}
