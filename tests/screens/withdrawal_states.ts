import type { Page } from 'playwright'

/** The second step: what is about to be stated. */
export async function withdrawalCheck(page: Page): Promise<void> {
  await page.goto('/withdraw')
  await page.waitForLoadState('networkidle')
  await page.locator('main input[name=name]').fill('Dana Demo')
  await page.locator('main input[name=order_number]').fill('R-7K2PQX')
  await page.locator('main input[name=email]').fill('dana.demo@example.com')
  await page.locator('main select[name=reason]').selectOption('did_not_know_fictional')
  await page.locator('main button[type=submit]').click()
  await page.locator('main dl').waitFor()
}

export async function withdrawalReceipt(page: Page): Promise<void> {
  await withdrawalCheck(page)
  await page.locator('main button').first().click()
  await page.getByText(/W-[0-9A-Z]{8}/).waitFor()
}
