import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { asOwner, type Brand, type Cast, newBrand, newCast } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'

test.group('Where there is nothing to show', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let cast: Cast
  let night: Brand
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
    night = await newBrand('night', 'NL', 'de-DE')
    await asOwner((owner) =>
      owner.query('update global.tenants set theme = $1 where id = $2', [{ preset: 'velvet' }, night.id])
    )
  })
  group.teardown(() => browser.close())

  const picture = (page: Page) => page.locator('main picture img')
  const isThere = (page: Page) =>
    picture(page).evaluate(async (image: HTMLImageElement) => {
      image.scrollIntoView()
      await new Promise((resolve) => (image.complete ? resolve(null) : image.addEventListener('load', resolve)))
      return image.naturalWidth > 0
    })
  const stillOf = (preset: string) => new RegExp(`/art/${preset}/still-lost-\\d+\\.avif`)
  /** From the top of the page, once its fonts are there. */
  const placeOfHeading = (page: Page) =>
    page.locator('h1').evaluate(async (heading) => {
      await document.fonts.ready
      return heading.getBoundingClientRect().top + scrollY
    })

  test('each brand shows its own picture, and nothing moves when it comes', async ({ assert, cleanup }) => {
    for (const [brand, preset] of [
      [cast.rosa, 'blush'],
      [night, 'velvet'],
    ] as const) {
      const { page, context, address, complaints } = await openDevice(browser, { host: brand.host })
      cleanup(() => context.close())
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await context.route('**/art/**', (route) => held.then(() => route.continue()))

      // The page's load event waits for the picture.
      await page.goto(address('/there/is/nothing'), { waitUntil: 'domcontentloaded' })
      const before = await placeOfHeading(page)
      release()

      assert.isTrue(await isThere(page), preset)
      assert.match(await picture(page).evaluate((image: HTMLImageElement) => image.currentSrc), stillOf(preset))
      assert.equal(await picture(page).getAttribute('alt'), '')
      assert.equal(await placeOfHeading(page), before)
      assert.deepEqual(complaints, [])
    }
  })

  test('a page that scripts open shows it too', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address('/members'))

    await page.locator('a[href="/likes"]').filter({ visible: true }).first().click()

    await page.waitForURL(address('/likes'))
    assert.match((await picture(page).first().getAttribute('src'))!, /^\/art\/blush\/still-heart-640\.webp/)
    assert.isTrue(await isThere(page))
  })

  test('a picture that does not come leaves no gap', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await context.route('**/art/**', (route) => route.abort())
    await page.goto(address('/members'))

    await page.locator('a[href="/likes"]').filter({ visible: true }).first().click()

    await page.waitForURL(address('/likes'))
    await page.locator('main h2').first().waitFor()
    await picture(page).waitFor({ state: 'detached' })
    assert.equal(await page.locator('main picture').count(), 0)
  })
})
