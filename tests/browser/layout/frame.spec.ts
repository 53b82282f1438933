import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { newBrand } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { chooseFromMenu } from '../choose_from_menu.ts'
import { passEntry } from '../entry.ts'
import { type Journey, JOURNEYS } from '../journeys.ts'
import { Newcomer } from '../newcomer.ts'
import { Partner } from '../partner.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { seedBrands } from '../seed_brands.ts'

/** Chromium can't emulate an installed app, but its style sheets can be changed. */
const asInstalledApp = (page: Page) =>
  page.evaluate(() => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))
      if (rule instanceof CSSMediaRule && rule.conditionText === '(display-mode: standalone)')
        rule.media.mediaText = 'all'
  })

const [rosa, vlam] = JOURNEYS as [Journey, Journey]

test.group('Around every page', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands('rosa', 'vlam')
  })
  group.teardown(() => browser.close())

  test('the footer names the company and says that fictional profiles exist; in English it speaks to the United States', async ({
    assert,
    cleanup,
  }) => {
    for (const journey of [rosa, vlam]) {
      const { page, context, address } = await openDevice(browser, journey)
      cleanup(() => context.close())
      await page.goto(address('/'))
      await passEntry(page, journey)
      const footer = await page.locator('footer').last().innerText()
      const [company, settings] = await page.evaluate(async () =>
        Promise.all(['/api/companyinfo.php', '/api/settings.php'].map(async (path) => (await fetch(path)).json()))
      )
      const t = await translationsOf(journey.language)
      const { name, fictional_plural } = settings

      assert.include(footer, t('site:footer.disclaimer', { name, fictional_plural, company: company.name }))
      assert.equal(footer.includes(t('site:footer.us', { name })), journey === rosa)
    }
  })

  test('a lost connection is shown for as long as it lasts', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, rosa)
    cleanup(() => context.close())
    const t = await translationsOf(rosa.language)
    const banner = page.getByText(t('site:offline.banner'))
    await page.goto(address('/'))
    assert.isFalse(await banner.isVisible())

    await context.setOffline(true)
    await banner.waitFor()
    assert.deepEqual(await violations(page), [])

    await context.setOffline(false)
    await banner.waitFor({ state: 'detached' })
  })

  test('the installed app has a way back on inner pages, a browser tab has its own', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, rosa)
    cleanup(() => context.close())
    const back = page.getByRole('button', {
      name: (await translationsOf(rosa.language))('site:common.back'),
      exact: true,
    })
    await page.goto(address('/members'))
    await page.locator('main article a[href^="/members/"]').first().click()
    await page.waitForURL(/\/members\/\d+$/)
    assert.isFalse(await back.isVisible())

    await asInstalledApp(page)
    await back.click()
    await page.waitForURL('**/members')
    await back.waitFor({ state: 'detached' })

    assert.equal(await back.count(), 0)
  }).tags(['@full'])

  test('the chats have the bar of every page where there is room for it, and on phones the tabs', async ({
    assert,
    cleanup,
  }) => {
    const alex = await Partner.logIn(browser, rosa)
    cleanup(() => alex.leave())
    const { page } = alex
    const navigation = page.getByRole('navigation', { name: (await translationsOf(rosa.language))('site:nav.label') })
    const barAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      const [box] = await Promise.all(
        (await navigation.filter({ visible: true }).all()).map((one) => one.boundingBox())
      )
      return box && (box.y < 100 ? 'above' : 'below')
    }

    const chat = await alex.firstChat()
    assert.deepEqual(
      [await barAt(1280), await barAt(992), await barAt(768), await barAt(390)],
      ['above', 'above', 'above', 'below']
    )
    await alex.open(chat)

    assert.deepEqual([await barAt(1280), await barAt(992), await barAt(390)], ['above', 'above', undefined])
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(alex.complaints, [])
  }).tags(['@full'])

  test('what waits for a member is in the title and on the app’s icon', async ({ assert, cleanup }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    await robin.page.addInitScript(() => {
      const count = (value?: number) => {
        document.documentElement.dataset.badge = String(value ?? 0)
        return Promise.reject(new Error('this device has no badges'))
      }
      Object.assign(navigator, { setAppBadge: count, clearAppBadge: count })
    })
    await robin.signUp()
    const { user } = await robin.page.evaluate(async () => (await fetch('/api/user.php')).json())
    const counts = { total_unread_messages: 98, total_new_likes: 102 }
    // Live events would ask for the chats, which count none.
    await robin.page.route('**/api/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'event: end\ndata: {"reason":"too_many"}\n\n' })
    )
    await robin.page.route('**/api/user.php', (route) => route.fulfill({ json: { user: { ...user, ...counts } } }))

    // The counts are polled 5 s after the page has loaded.
    await robin.open('/members')
    await robin.page.locator('html[data-badge="200"]').waitFor()

    assert.match(await robin.page.title(), /^\(200\) /)
    const bar = robin.page.getByRole('navigation').last()
    assert.match(await bar.innerText(), /99\+/)
    assert.deepEqual(robin.complaints, [])
  }).tags(['@full'])

  test('another country can be chosen from the languages, and stays chosen', async ({ assert, cleanup }) => {
    const { page, context, address, complaints } = await openDevice(browser, vlam)
    cleanup(() => context.close())
    const t = await translationsOf(vlam.language)
    await page.goto(address('/pricing'))
    await passEntry(page, vlam)
    const settings = () => page.evaluate(async () => (await fetch('/api/settings.php')).json())

    const country = t('site:nav.country_chosen', { country: 'Nederland' })
    await chooseFromMenu(page.getByRole('button', { name: /Nederlands/ }), country)
    await page.getByLabel(t('reach:country.label'), { exact: true }).selectOption({ label: 'België' })
    await page.reload()

    assert.equal((await settings()).geoip_selected_country, 'BE')
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('any of the languages can be chosen, and stays chosen', async ({ assert, cleanup }) => {
    const { page, context, address, complaints } = await openDevice(browser, rosa)
    cleanup(() => context.close())
    await page.goto(address('/lang-config'))
    assert.deepEqual(await violations(page), [])
    assert.equal(await page.locator('main').getByRole('button').count(), 11)

    await page.locator('main').getByRole('button', { name: 'Suomi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kieli' }).waitFor()
    await page.reload()

    assert.equal(await page.locator('html').getAttribute('lang'), 'fi')
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a formal brand says Sie, on the page that comes and on those the browser makes', async ({
    assert,
    cleanup,
  }) => {
    const abendrot = await newBrand('abendrot', 'NL', 'de-DE', { form_of_address: 'formal' })
    const { page, context, address, complaints } = await openDevice(browser, abendrot)
    cleanup(() => context.close())
    const texts: string[] = []
    page.on('request', (request) =>
      texts.push(...(/\/assets\/(de(?:-formal)?)-[^/]+\.js/.exec(request.url())?.slice(1) ?? []))
    )

    await page.goto(address('/'))
    await page.getByText('Sie sehen den Preis').waitFor()
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.locator('a[href^="/login"]').first().click()
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await page.getByText('Geben Sie die Adresse ein').waitFor()

    assert.isTrue(await page.evaluate(() => 'stillHere' in window))
    assert.equal(await page.locator('html').getAttribute('lang'), 'de')
    assert.deepEqual(texts, ['de-formal'])
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
