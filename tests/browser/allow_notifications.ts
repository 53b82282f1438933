import type { BrowserContext } from 'playwright'

/** Chromium's headless shell denies notifications whatever is granted: this is the answer of a browser that allows them. */
export function allowNotifications(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
}
