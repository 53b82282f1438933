import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { type Cast, newCast } from '../../cast.ts'
import { newPackage } from '../../api/credits/shop.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

const LONGER_THAN_A_HOVER_MS = 600

test.group('The page behind a link', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
    await newPackage(cast.rosa)
  })
  group.teardown(() => browser.close())

  /** A desk on a page of questions, with what it asks for from now on, and its link to the prices. */
  async function desk(connection = {}) {
    const { page, context, address } = await openDevice(browser, { host: cast.rosa.host, width: 1280 })
    const t = await translationsOf('en')
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(address('/faq'))
    await listening(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const count = (path: string | RegExp) => asked.filter((one) => one.match(path)).length
    const counts = () => [count(/\/assets\/pricing_screen/), count('/api/packages')]
    return {
      page,
      context,
      counts,
      link: page.getByRole('contentinfo').getByRole('link', { name: t('site:footer.pricing'), exact: true }),
    }
  }

  test('is fetched once, when it is pointed at, and opening it asks for nothing more', async ({ assert, cleanup }) => {
    const { page, context, counts, link } = await desk()
    cleanup(() => context.close())
    const before = counts()

    await Promise.all([page.waitForResponse('**/api/packages*'), link.hover()])
    const pointedAt = counts()
    await link.click()
    await page.waitForURL('**/pricing')
    await page.locator('main h1').waitFor()

    assert.deepEqual(
      [before, pointedAt, counts()],
      [
        [0, 0],
        [1, 1],
        [1, 1],
      ]
    )
  })

  test('is not fetched when data is to be saved or the line is slow', async ({ assert, cleanup }) => {
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
      const { page, context, counts, link } = await desk(connection)
      cleanup(() => context.close())

      await link.hover()
      await page.waitForTimeout(LONGER_THAN_A_HOVER_MS)

      assert.deepEqual(counts(), [0, 0])
    }
  })

  test('of a person is not opened by pointing at it: their like stays new', async ({ assert, cleanup }) => {
    const { ann, ben } = cast
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    const { page, context, address } = await logInAs(browser, ann, { width: 1280 })
    cleanup(() => context.close())
    await page.goto(address('/likes'))
    await listening(page)

    await page.locator(`main a[href$="/${ben.profile.id}"]`).first().hover()
    await page.waitForTimeout(LONGER_THAN_A_HOVER_MS)

    assert.equal((await ann.browser.get('/api/user.php')).body.user.total_new_likes, 1)
  })
})

/** What listens to pointers comes after the page. */
async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/prefetch_links'))
  )
}
