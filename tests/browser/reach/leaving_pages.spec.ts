import { test } from '@japa/runner'
import { type Browser, type Page } from 'playwright'
import { type Brand, newBrand } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { eventually } from '../../api/notices/eventually.ts'

test.group('Leaving a page', (group) => {
  let browser: Browser
  let rosa: Brand
  group.setup(async () => {
    browser = await startChromium()
    rosa = await newBrand('rosa', 'GB', 'en-GB')
  })
  group.teardown(() => browser.close())

  const become = (page: Page, state: 'hidden' | 'visible') =>
    page.evaluate((wanted) => {
      Object.defineProperty(document, 'visibilityState', { value: wanted, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const leave = (page: Page) =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
    })

  async function visit() {
    const device = await openDevice(browser, rosa)
    let told = 0
    device.page.on('request', (request) => {
      if (request.url().endsWith('/api/page-hidden.php')) told++
    })
    return { ...device, told: () => told }
  }

  test('is told to the server in visits that came with lb, and in no others', async ({ assert, cleanup }) => {
    const { page, context, address, told } = await visit()
    cleanup(() => context.close())

    await page.goto(address('/pricing'))
    await become(page, 'hidden')
    await leave(page)
    await page.goto(address('/pricing?lb=1'))
    const [answer] = await Promise.all([page.waitForResponse('**/api/page-hidden.php'), become(page, 'hidden')])

    assert.equal(told(), 1)
    assert.equal(answer.status(), 204)
  }).tags(['@full'])

  test('is told once each time the page is hidden, and when it is left without being hidden', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address, told } = await visit()
    cleanup(() => context.close())
    await page.goto(address('/pricing?lb'))

    await become(page, 'hidden')
    await leave(page)
    await become(page, 'visible')
    await leave(page)

    await eventually('the second beacon', () => told() === 2 || undefined)
    await become(page, 'visible')
    await become(page, 'hidden')
    await eventually('the third beacon', () => told() === 3 || undefined)
    assert.equal(told(), 3)
  }).tags(['@full'])

  test('for another address is told once', async ({ assert, cleanup }) => {
    const { page, context, address } = await visit()
    cleanup(() => context.close())
    // Chromium doesn't tell who controls it of requests of a page that is gone.
    await page.addInitScript(() => {
      navigator.sendBeacon = (path) => {
        sessionStorage.setItem('beacons', `${sessionStorage.getItem('beacons') ?? ''}${path} `)
        return true
      }
    })
    await page.goto(address('/pricing?lb=1'))

    await page.goto(address('/faq'))

    assert.equal(await page.evaluate(() => sessionStorage.getItem('beacons')), '/api/page-hidden.php ')
  }).tags(['@full'])
})
