import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import { givenCompany } from '../../api/admin/given_company.ts'
import { newBrand } from '../../cast.ts'
import { translationsOf } from '../translations.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { JOURNEYS } from '../journeys.ts'
import { violations } from '../violations.ts'
import { seedBrands } from '../seed_brands.ts'
import { IS_FULL_RUN, sample, TODAY } from '../../rounds.ts'

test.group('Static pages', (group) => {
  let browser: Browser
  const rosa = JOURNEYS[0]!
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(rosa.brand)
  })
  group.teardown(() => browser.close())

  // A language with long words; all of them in the full run.
  for (const language of IS_FULL_RUN ? LANGUAGES : (['de'] as const)) {
    test(`in ${language} read well on the narrowest phone and on a desk`, async ({ assert, cleanup }) => {
      const read = async (names: readonly string[]) => {
        const { page, context, complaints, address } = await openDevice(browser, {
          host: rosa.host,
          width: 320,
          height: 640,
        })
        cleanup(() => context.close())
        await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
        const found: string[] = []
        const odd = async (path: string) => {
          const [lang, headings] = [await page.getAttribute('html', 'lang'), await page.locator('h1').count()]
          if (lang !== language || headings !== 1) found.push(`${path}: lang ${lang}, ${headings} h1`)
          found.push(...(await cutOff(page)))
        }

        for (const name of names) {
          const path = `/${name}`
          await page.setViewportSize({ width: 320, height: 640 })
          await page.goto(address(path))
          await odd(path)
          found.push(...(await violations(page)))
          await page.setViewportSize({ width: 1280, height: 800 })
          await odd(path)
        }
        return [...found, ...complaints]
      }

      // A short run reads half of them, every day the other. Two at once: one loads while the other is checked.
      const pages = sample(PAGES, Math.ceil(PAGES.length / 2), TODAY)
      const half = Math.ceil(pages.length / 2)
      const found = await Promise.all([pages.slice(0, half), pages.slice(half)].map(read))

      assert.deepEqual(found.flat(), [])
    })
  }

  test('of a German company are one press away from its Impressum, which fits the narrowest phone', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('rosa', 'DE', 'de-DE', { name: 'Rosa', support_email: 'hallo@rosa.example' })
    await givenCompany(brand, { country: 'DE', representative: 'Ada Muster', register: 'Amtsgericht Charlottenburg' })
    const { page, context, complaints, address } = await openDevice(browser, {
      host: brand.host,
      width: 320,
      height: 640,
    })
    cleanup(() => context.close())
    const found: string[] = []

    for (const language of LANGUAGES) {
      const t = await translationsOf(language)
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
      await page.goto(address('/'))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('site:footer.imprint'), exact: true })
        .click()
      const heading = page.getByRole('heading', { level: 2, name: t('site:footer.imprint'), exact: true })
      await heading.waitFor()
      await page.waitForFunction((top) => scrollY > top, 300)
      const box = (await heading.boundingBox())!
      if (box.y < 0 || box.y > 320) found.push(`${language}: the heading is at ${box.y}`)
      found.push(...(await cutOff(page)).map((what) => `${language}: ${what}`))
    }

    assert.deepEqual([...found, ...complaints], [])
  }).tags(['@full'])

  test('link to their sections and to each other without loading the site anew', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, { ...rosa, width: 1280, height: 800 })
    cleanup(() => context.close())
    await page.goto(address('/terms'))
    await page.evaluate(() => Object.assign(window, { stillHere: true }))

    const [section] = await page.locator('nav ol a').all()
    await section!.click()
    assert.isTrue(
      await page.evaluate(() => document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null)
    )

    await page.locator('main a[href="/privacy"]').first().click()
    await page.waitForURL(address('/privacy'))
    assert.isTrue(await page.evaluate(() => 'stillHere' in window))
  }).tags(['@full'])

  test('are read without JavaScript, and print without what surrounds them', async ({ assert, cleanup }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    cleanup(() => context.close())
    const page = await context.newPage()
    await page.goto(`http://${rosa.host}:${process.env.PORT}/return-policy`)
    assert.isTrue(await page.locator('main h2').first().isVisible())

    await page.emulateMedia({ media: 'print' })

    assert.isFalse(await page.locator('footer').isVisible())
    assert.isTrue(await page.locator('main h2').first().isVisible())
  }).tags(['@full'])
})
