import type { Page } from 'playwright'

/** The sheet with gifts over a conversation, the first one chosen. */
export async function giftSheet(page: Page): Promise<void> {
  await page.goto('/chats')
  await page.waitForLoadState('networkidle')
  await page.locator('a[href^="/chats/"]').first().click()
  await page.waitForLoadState('networkidle')
  await page.locator('main form button[type=button], footer form button[type=button]').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio').first().check()
  await page.waitForLoadState('networkidle')
}

/** A gift that was just given, with words. */
export async function givenGift(page: Page): Promise<void> {
  await giftSheet(page)
  const sheet = page.getByRole('dialog')
  await sheet.locator('input[name=body]').fill('–')
  await sheet.locator('button[type=submit]').click()
  await page.locator('li img[src^="/gifts/"]').last().waitFor()
  await page.waitForLoadState('networkidle')
}
