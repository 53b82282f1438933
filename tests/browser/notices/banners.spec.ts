import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newCast } from '../../cast.ts'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { turnBrand } from '../../turn_brand.ts'
import { allowNotifications } from '../allow_notifications.ts'
import { startChromium } from '../chromium.ts'
import { type Journey, JOURNEYS } from '../journeys.ts'
import { Newcomer } from '../newcomer.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { seedBrands } from '../seed_brands.ts'
import { shiftOf } from '../shift_of.ts'

const rosa = JOURNEYS[0] as Journey

/** Height on a phone, px. */
const LINE = 44

/** Most layout shift of a page while it is being read. */
const MOST_SHIFT = 0.02

test.group('Banners', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands('rosa')
  })
  group.teardown(() => browser.close())

  /** Pushes have their own banner, which appears once the browser has said whether it takes any. */
  const refusePushes = ({ page }: Newcomer) =>
    page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))

  test('remind a newcomer of the address and the photo: on a phone in one line that unfolds, once a visit', async ({
    assert,
    cleanup,
  }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    await refusePushes(robin)
    const t = await translationsOf(rosa.language)
    await robin.signUp()
    const banner = (key: string) => robin.page.getByRole('complementary', { name: t(key), exact: true })
    const line = robin.page.getByRole('button', {
      name: `${t('site:activation.title')} ${t('site:banner.more_banners', { count: 1 })}`,
      exact: true,
    })
    await robin.page.context().clearCookies({ name: 'browser-notes' })

    await robin.open('/members')
    assert.equal((await line.boundingBox())!.height, LINE)
    await line.click()
    await banner('site:banner.photo').waitFor()
    assert.isTrue(await banner('site:activation.title').isVisible())
    assert.deepEqual(await violations(robin.page), [])

    await robin.open('/likes')
    assert.isFalse(await line.isVisible(), 'it was on the page before')
    await robin.page.setViewportSize({ width: 1280, height: 900 })
    assert.isTrue(await banner('site:activation.title').isVisible())
    await robin.open('/profile/delete')
    assert.isFalse(await banner('site:activation.title').isVisible(), 'whoever leaves is asked nothing else')
    assert.deepEqual(robin.complaints, [])
  }).tags(['@full'])

  test('stay away for 30 days once put away, and where they would be in the way', async ({ assert, cleanup }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    await refusePushes(robin)
    const t = await translationsOf(rosa.language)
    await robin.signUp()
    await robin.activate(tokenIn(await newestMailTo(robin.email)))
    // A phone would fold it.
    await robin.page.setViewportSize({ width: 1280, height: 900 })
    const photo = robin.page.getByRole('complementary', { name: t('site:banner.photo'), exact: true })

    await robin.open('/premium')
    await robin.page.waitForTimeout(500)
    assert.isFalse(await photo.isVisible())

    await robin.open('/members')
    await photo.getByRole('button').click()
    await photo.waitFor({ state: 'detached' })
    const since = await robin.page.evaluate(() => Date.now() - Number(localStorage.getItem('hide-enrich-alert')))
    assert.isBelow(since, 10_000)

    await robin.page.evaluate(
      (at) => localStorage.setItem('hide-enrich-alert', String(at)),
      Date.now() - 31 * 86_400_000
    )
    await robin.open('/members')
    await photo.waitFor()
  }).tags(['@full'])

  test('shift nothing: a late one overlays the page, and the next page is rendered with it', async ({
    assert,
    cleanup,
  }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    const t = await translationsOf(rosa.language)
    await robin.signUp()
    await robin.activate(tokenIn(await newestMailTo(robin.email)))
    // A phone would fold it.
    await robin.page.setViewportSize({ width: 1280, height: 900 })
    await allowNotifications(robin.page.context())
    await robin.page.context().clearCookies({ name: 'browser-notes' })
    const banner = (key: string) => robin.page.getByRole('complementary', { name: t(key), exact: true })
    const written = () => robin.page.evaluate(async () => (await fetch(location.href)).text())
    await robin.open('/members')
    await banner('site:banner.push').waitFor()
    assert.isBelow(await shiftOf(robin.page), MOST_SHIFT)

    assert.include(
      await written(),
      `aria-label="${t('site:banner.push')}"`,
      'the browser has said that it takes pushes'
    )
    await robin.open('/members')
    await banner('site:banner.photo')
      .getByRole('button', { name: t('site:common.close') })
      .click()
    assert.notInclude(
      await written(),
      `aria-label="${t('site:banner.photo')}"`,
      'the browser has said that it is put away'
    )
    await robin.open('/members')
    await robin.page.waitForTimeout(500)

    assert.isBelow(await shiftOf(robin.page), MOST_SHIFT)
    assert.isFalse(await banner('site:banner.photo').isVisible())
    assert.deepEqual(await violations(robin.page), [])
  }).tags(['@full'])

  test('say that notices are off instead of asking for a confirmed address', async ({ assert, cleanup }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    const t = await translationsOf(rosa.language)
    await robin.signUp()
    await robin.page.evaluate(() =>
      fetch('/api/notifications', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'manyhearts' },
        body: JSON.stringify({ likes: { mail: false, push: false } }),
      })
    )

    await robin.page.setViewportSize({ width: 1280, height: 900 })
    await robin.open('/members')

    await robin.page.getByRole('complementary', { name: t('site:banner.notifications'), exact: true }).waitFor()
    assert.isFalse(await robin.page.getByText(t('site:activation.reminder')).isVisible())
    assert.deepEqual(robin.complaints, [])
  }).tags(['@full'])

  test('of a brand that closes say so, and nothing is for sale', async ({ assert, cleanup }) => {
    const { rosa: brand, ann } = await newCast()
    await turnBrand(brand, 'closing')
    const { page, context, address, complaints } = await logInAs(browser, ann)
    cleanup(() => context.close())
    const t = await translationsOf('en')
    const says = t('site:banner.closing_text', { site: 'rosa' })

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address('/likes'))
    const banner = page.getByRole('complementary', { name: t('site:banner.closing', { site: 'rosa' }), exact: true })
    assert.include(await banner.innerText(), says)
    await page.goto(address('/credits'))
    await page.getByRole('heading', { name: t('credits:buy.nothing') }).waitFor()
    assert.isAbove(await page.getByText(says).count(), 1)
    assert.equal(await page.getByRole('link', { name: t('site:common.get_premium') }).count(), 0)
    assert.deepEqual(await violations(page), [])
    await page.getByRole('link', { name: t('site:banner.closing_action') }).click()
    await page.getByRole('heading', { name: t('identity:data_export.title') }).waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
