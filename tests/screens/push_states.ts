import type { Page } from 'playwright'
import { newSubscription } from '../api/notices/new_subscription.ts'
import { givePushes } from '../browser/notices/give_pushes.ts'

/** Notifications are on in this browser, and one was asked for to try them out. */
export async function pushTest(page: Page): Promise<void> {
  await givePushes({ context: page.context() }, newSubscription())
  await page.route('**/api/push-subscriptions*', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/push-subscriptions/test', (route) => route.fulfill({ status: 204 }))
  await page.goto('/notifications')
  await page.waitForLoadState('networkidle')
  const panel = page.locator('main section').first()
  await panel.getByRole('button').click()
  await panel.getByRole('button').nth(1).waitFor()
  await panel.getByRole('button').first().click()
  await panel.getByRole('status').filter({ hasText: /./ }).waitFor()
}
