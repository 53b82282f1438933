import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast } from '../../cast.ts'
import { launchChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

const PRIVATE = ['/profile', '/profile?tab=settings', '/likes', '/chats', '/credits']

test.group('After logging out', (group) => {
  let browser: Browser
  let cast: Cast
  let t: TFunction
  group.setup(async () => {
    // Playwright switches the back/forward cache off, and people have it.
    ;[browser, t, cast] = await Promise.all([
      launchChromium([], ['--disable-back-forward-cache']),
      translationsOf('en'),
      newCast(),
    ])
  })
  group.teardown(() => browser.close())

  test('going back in history shows nothing of the member’s, from neither cache', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 1280, height: 900 })
    cleanup(() => context.close())
    // Each is a document of its own, as after a link from another site.
    for (const path of PRIVATE) await page.goto(address(path), { waitUntil: 'load' })
    const { email } = cast.ann.member
    await page.goto(address('/profile?tab=settings'))
    assert.include(await page.content(), email)
    await page.goto(address('/members'))
    // The offline page is the same for everyone, and comes again.
    const stored = () =>
      page.evaluate(async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        const paths = kept.flat().map(({ url }) => new URL(url).pathname)
        return [...Object.keys(localStorage), ...paths.filter((path) => path !== '/offline.html')]
      })

    // A page that is busy stores a visit while the answer comes in, after the browser has forgotten the earlier ones.
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = async (...request) => {
        const response = await fetch(...request)
        if (response.headers.has('clear-site-data')) localStorage.setItem('visits', `first ${Date.now()}`)
        return response
      }
    })
    await page.getByRole('button', { name: t('site:account.menu') }).click()
    const [answer] = await Promise.all([
      page.waitForResponse(/logout\.php/),
      page.getByRole('menuitem', { name: t('site:account.log_out') }).click(),
    ])
    await page.waitForURL(address('/'))
    assert.equal((await answer.allHeaders())['clear-site-data'], '"cache", "storage"')
    assert.deepEqual(await stored(), [])

    for (let steps = 1; steps <= PRIVATE.length + 2; steps++) {
      await page.goBack({ waitUntil: 'load' })
      const html = await page.content()
      assert.notInclude(html, email, page.url())
      assert.equal(await page.getByRole('button', { name: t('site:account.menu') }).count(), 0, page.url())
      assert.notInclude(PRIVATE.map(address), page.url())
    }
  }).tags(['@full'])
})
