import type { Page } from 'playwright'

/** Asks for the credits at once, without which nothing is ordered. */
export function tickWaiver(page: Page): Promise<void> {
  return page.locator('input[name="waiver"]').check()
}
