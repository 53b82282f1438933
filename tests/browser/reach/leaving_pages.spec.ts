import { test } from '@japa/runner'
import { type Browser, type Page } from 'playwright'
import { type Brand, newBrand } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'

test.group('Leaving a page', (group) => {
  let browser: Browser
  let rosa: Brand
  group.setup(async () => {
    browser = await startChromium()
    rosa = await newBrand('rosa', 'GB', 'en-GB')
  })
  group.teardown(() => browser.close())

  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })

  test('is told to the server in visits that came with lb, and in no others', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, rosa)
    cleanup(() => context.close())
    let told = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/page-hidden.php')) told++
    })

    await page.goto(address('/pricing'))
    await hide(page)
    await page.goto(address('/pricing?lb=1'))
    const [answer] = await Promise.all([page.waitForResponse('**/api/page-hidden.php'), hide(page)])

    assert.equal(told, 1)
    assert.equal(answer.status(), 204)
  })
})
