import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { openDevice, startChromium } from '../chromium.ts'
import { passEntry } from '../entry.ts'
import { JOURNEYS } from '../journeys.ts'
import { Partner } from '../partner.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { seedBrands } from '../seed_brands.ts'

const [rosa, vlam] = JOURNEYS as [(typeof JOURNEYS)[0], (typeof JOURNEYS)[0]]

test.group('The warning at the entry', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands('rosa', 'vlam')
  })
  group.teardown(() => browser.close())

  const address = (path: string) => `http://${vlam.host}:${process.env.PORT}${path}`

  for (const path of ['/', '/login']) {
    test(`covers ${path} until it is answered, and choosing for somebody is left to them`, async ({
      assert,
      cleanup,
    }) => {
      const { page, context, complaints, address } = await openDevice(browser, vlam)
      cleanup(() => context.close())
      const t = await translationsOf(vlam.language)
      const button = (key: string) => page.getByRole('button', { name: t(key, { age: 18 }), exact: true })
      await page.goto(address(path))
      await page.getByRole('alertdialog').waitFor()

      assert.deepEqual(await violations(page), [])
      assert.equal(
        await page.evaluate(() => document.activeElement?.textContent),
        t('site:entry.title', { age: 18 }),
        'neither answer has the focus'
      )
      const [yes, no] = [button('site:entry.accept'), button('site:entry.refuse')]
      const looks = (element: HTMLElement) => {
        const { width, height } = element.getBoundingClientRect()
        return { size: [width, height], colour: getComputedStyle(element).backgroundColor }
      }
      const [first, second] = [await yes.evaluate(looks), await no.evaluate(looks)]
      assert.deepEqual(first.size, second.size)
      assert.notEqual(first.colour, second.colour)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await no.click()
      await page.getByText(t('site:entry.refused_text')).waitFor()
      await button('site:entry.ask_again').click()

      await passEntry(page, vlam)
      await page.reload()
      await page.waitForTimeout(500)
      assert.equal(await page.getByRole('alertdialog').count(), 0)
      assert.deepEqual(complaints, [])
    })
  }

  test('stands there before the site’s scripts, and is not seen again by whoever has answered', async ({
    assert,
    cleanup,
  }) => {
    const context = await browser.newContext()
    cleanup(() => context.close())
    const page = await context.newPage()
    const t = await translationsOf(vlam.language)
    const gate = page.getByRole('alertdialog')
    await page.route('**/assets/*.js', (route) => route.abort())

    await page.goto(address('/'))
    assert.isTrue(await gate.isVisible())
    const html = await page.content()
    assert.isBelow(html.indexOf('role="alertdialog"'), html.indexOf('<header'))
    await page.getByRole('button', { name: t('site:entry.refuse'), exact: true }).click()
    assert.isTrue(await gate.isVisible())
    await page.getByRole('button', { name: t('site:entry.accept', { age: 18 }), exact: true }).click()
    await gate.waitFor({ state: 'hidden' })
    await page.goto(address('/login'))

    assert.isFalse(await gate.isVisible())
  })

  test('hears an answer given before the site’s scripts came', async ({ assert, cleanup }) => {
    const context = await browser.newContext()
    cleanup(() => context.close())
    const page = await context.newPage()
    const t = await translationsOf(vlam.language)
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/assets/entry_browser*.js', async (route) => {
      await mayCome
      await route.continue()
    })

    await page.goto(address('/'), { waitUntil: 'commit' })
    await page.getByRole('button', { name: t('site:entry.refuse'), exact: true }).click()
    assert.isFalse(await page.getByText(t('site:entry.refused_text')).isVisible())
    come()

    await page.getByText(t('site:entry.refused_text')).waitFor()
  }).tags(['@full'])

  test('is asked again after 30 days', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, vlam)
    cleanup(() => context.close())
    await page.goto(address('/'))
    await passEntry(page, vlam)
    const daysAgo = (days: number) =>
      page.evaluate((at) => localStorage.setItem('hide-site-entry-warning', String(at)), Date.now() - days * 86_400_000)

    await daysAgo(29)
    await page.reload()
    await page.waitForTimeout(500)
    assert.equal(await page.getByRole('alertdialog').count(), 0)

    await daysAgo(31)
    await page.reload()
    await page.getByRole('alertdialog').waitFor()
  }).tags(['@full'])

  test('is read without JavaScript', async ({ assert, cleanup }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    cleanup(() => context.close())
    const page = await context.newPage()
    await page.goto(address('/'))

    assert.include(await page.locator('body').innerText(), (await translationsOf('nl'))('site:entry.no_script'))
  }).tags(['@full'])

  test('is not for members, and not where the brand doesn’t ask for it', async ({ assert, cleanup }) => {
    const sam = await Partner.logIn(browser, vlam)
    cleanup(() => sam.leave())
    await sam.page.evaluate(() => localStorage.clear())
    const visitor = await openDevice(browser, rosa)
    cleanup(() => visitor.context.close())

    await sam.open('/members')
    await visitor.page.goto(visitor.address('/'))
    await sam.page.waitForTimeout(500)

    assert.equal(await sam.page.getByRole('alertdialog').count(), 0)
    assert.equal(await visitor.page.getByRole('alertdialog').count(), 0)
  }).tags(['@full'])
})
