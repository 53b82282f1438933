import type { Page } from 'playwright'
import { eventually } from '../api/notices/eventually.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

/** What the worker shows when there is no connection. */
export async function offlinePage(page: Page): Promise<void> {
  await page.goto('/')
  await eventually('the offline page is kept', () =>
    page.evaluate(async () => {
      const kept = await caches.match('/offline.html', { ignoreSearch: true })
      return navigator.serviceWorker.controller && kept ? true : undefined
    })
  )
  await page.context().setOffline(true)
  await page.goto('/members')
}

/** The offer to install the site, unfolded, for a member who comes back. */
export async function installOffer(page: Page): Promise<void> {
  await comeBack(page)
  await page.goto('/members')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await seeLikes(page)
}

/** How an iPhone does it. */
export async function installSteps(page: Page): Promise<void> {
  await page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }), IPHONE)
  await comeBack(page)
  await page.goto('/members')
  await page.waitForLoadState('networkidle')
  await seeLikes(page)
  await page.locator('aside button').first().click()
  await page.getByRole('dialog').waitFor()
}

function comeBack(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    localStorage.setItem('visits', `back ${Date.now()}`)
    for (const name of ['hide-enrich-alert', 'hide-push-notification-alert', 'hide-disabled-notifications-alert'])
      localStorage.setItem(name, String(Date.now()))
  })
}

/** On the page after the one on which it came, where phones have it in a line that unfolds. */
async function seeLikes(page: Page): Promise<void> {
  await page.locator('a[href="/likes"]').filter({ visible: true }).first().click()
  await page.waitForURL('**/likes')
  const line = page.locator('button[aria-expanded]:has(+ aside)')
  await line.waitFor({ state: 'attached' })
  if (await line.isVisible()) await line.click()
  await page.locator('aside').filter({ visible: true }).first().waitFor()
}
