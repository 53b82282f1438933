import type { Page } from 'playwright'

/** Opens a page and returns when it hears live events: it then fetches what it may have missed, the member's own figures too. */
export async function openLive(page: Page, address: string): Promise<void> {
  const caughtUp = page.waitForResponse(/\/api\/user\.php/)
  await page.goto(address)
  await caughtUp
}
