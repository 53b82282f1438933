import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { EVERY_FIELD } from '../../api/discovery/every_field.ts'
import { livingIn, moveTo } from '../../api/discovery/living_in.ts'
import { newBrand, newPerson, type Person } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

test.group('Searching on the screen', (group) => {
  let browser: Browser
  let viewer: Person
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
    const brand = await newBrand('screen', 'GB', 'en-GB', EVERY_FIELD)
    viewer = await newPerson(brand, { name: 'Viewer', gender: 'male', looking_for: 'female' })
    await moveTo(viewer, 'London')
    const [red, grey] = [await livingIn(brand, 'London', 'Red'), await livingIn(brand, 'Reading', 'Grey')]
    await red.browser.put('/api/profile', { hair_colour: 'red' })
    await grey.browser.put('/api/profile', { hair_colour: 'grey' })
  })
  group.teardown(() => browser.close())

  test('on a phone: choose, see how many there are, show them, open one and come back', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, viewer)
    cleanup(() => context.close())
    await page.goto(address('/members'))
    const sheet = page.getByRole('dialog')

    await page.locator('a[href="#filters"]').click()
    await sheet.getByText(t('discovery:filters.more')).click()
    await sheet.locator('input[name=hair_colour][value=red]').check()
    const show = sheet.getByRole('button', {
      name: t('discovery:filters.show_count', { count_words: t('discovery:count.members', { count: 1 }) }),
    })
    await show.waitFor()
    assert.deepEqual(await violations(page), [])
    await show.click()

    await page.waitForURL(/hair_colour=red/)
    const chip = page.getByRole('link', { name: 'Hair: Red' })
    await chip.waitFor()
    await page.getByRole('link', { name: t('discovery:sort.newness') }).click()
    await page.waitForURL(/sort=newness/)
    await page.getByRole('article').getByRole('link', { name: /Red/ }).click()
    await page.waitForURL(/members\/\d+$/)
    await page.goBack()
    await page.waitForURL(/hair_colour=red.*sort=newness/)
    await chip.waitFor()
    assert.deepEqual(complaints, [])
  })

  test('on a wide screen: few fit, so near misses are shown with the reason, and one press asks for less', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, complaints, address } = await logInAs(browser, viewer, { width: 1280, height: 900 })
    cleanup(() => context.close())
    await page.goto(address('/members'))
    const panel = page.getByRole('complementary', { name: t('discovery:filters.title') })

    await panel.getByText(t('discovery:filters.more')).click()
    await panel.locator('input[name=hair_colour][value=red]').check()
    await page.waitForURL(/hair_colour=red/)
    const near = page.getByRole('list', { name: t('discovery:near.title') })
    await near.getByText('Hair: Grey').waitFor()
    assert.deepEqual(await violations(page), [])

    await page.getByRole('link', { name: t('discovery:none.relax_field', { field: 'Hair' }) }).click()
    await page.waitForURL(/\/members\?all/)
    await near.waitFor({ state: 'detached' })
    await page.getByRole('article').filter({ hasText: 'Grey' }).waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('on a phone that is turned: the filters come beside the results, and search', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, viewer)
    cleanup(() => context.close())
    await page.goto(address('/members?hair_colour=grey'))
    const panel = page.getByRole('complementary', { name: t('discovery:filters.title') })
    await panel.waitFor({ state: 'hidden' })

    await page.setViewportSize({ width: 1100, height: 700 })
    await panel.locator('input[name=hair_colour][value=grey]').uncheck()

    await page.waitForURL(/\/members(\?all)?$/)
    await page.getByRole('article').filter({ hasText: 'Red' }).waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('few fit, so a search can be watched; the settings list the alerts, and end them', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, complaints, address } = await logInAs(browser, viewer)
    cleanup(() => context.close())
    const button = (key: string, values = {}) => page.getByRole('button', { name: t(key, values), exact: true })
    await page.goto(address('/members?hair_colour=red'))

    await button('discovery:alert.save_search').click()
    await page.getByText(t('discovery:alert.search_saved')).waitFor()
    assert.deepEqual(await violations(page), [])
    await page.goto(address('/members?hair_colour=red&sort=newness'))
    await page.getByText(t('discovery:alert.search_saved')).waitFor()

    await page.goto(address('/profile?tab=settings'))
    await page.getByRole('heading', { name: t('discovery:alert.list_title') }).waitFor()
    assert.deepEqual(await violations(page), [])
    await button('discovery:alert.stop_label', { search: 'Hair: Red' }).click()
    await button('site:common.undo').click()
    await button('discovery:alert.stop_label', { search: 'Hair: Red' }).click()
    await page.getByRole('heading', { name: t('discovery:alert.list_title') }).waitFor({ state: 'detached' })

    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('by distance: the nearest first, and about how far', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, viewer)
    cleanup(() => context.close())
    await page.goto(address('/members'))

    await page.getByRole('link', { name: t('discovery:sort.distance') }).click()

    await page.waitForURL(/sort=distance/)
    await page.getByText(t('discovery:search.distance', { km: 5 })).waitFor()
    const cards = await page.getByRole('article').allInnerTexts()
    assert.match(cards[0]!, /Red/)
    assert.match(cards[1]!, /Grey/)
  }).tags(['@full'])

  test('works without JavaScript', async ({ assert, cleanup }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
    cleanup(() => context.close())
    const url = `http://${viewer.brand.host}:${process.env.PORT}`
    await context.addCookies([{ name: 'sid', value: viewer.browser.cookies.get('sid')!, url }])
    const page = await context.newPage()
    await page.goto(`${url}/members`)

    await page.locator('#filters summary').click()
    await page.locator('#filters input[name=hair_colour][value=grey]').check()
    await page.getByRole('button', { name: t('discovery:filters.show_members'), exact: true }).click()

    await page.waitForURL(/hair_colour=grey/)
    assert.include(await page.getByRole('article').first().innerText(), 'Grey')
  }).tags(['@full'])

  for (const language of sample(['de', 'fi'], 1)) {
    test(`fits the narrowest phone in ${language}`, async ({ assert, cleanup }) => {
      const { page, context, address } = await logInAs(browser, viewer, { width: 320, height: 640 })
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
      await page.goto(address('/members?hair_colour=red&sort=distance'))

      assert.deepEqual(await cutOff(page), [])
    }).tags(['@full'])
  }
})
