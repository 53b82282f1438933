import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { type Cast, newCast, type Person } from '../../cast.ts'
import { cutOff } from '../cut_off.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { sample } from '../../rounds.ts'
import { translationsOf } from '../translations.ts'

const LONDON = { latitude: 51.5072, longitude: -0.1276 }

const part = (page: Page, name: string) => page.locator(`#own-${name}`)

test.group('One’s own profile', (group) => {
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  const stored = async ({ browser: known }: Person) => (await known.get('/api/profile')).body.profile

  const devices = [
    ['a phone', 'ann', { width: 390, height: 844 }, 'en'],
    ['a desk of another brand', 'dora', { width: 1280, height: 900 }, 'nl'],
  ] as const
  for (const [name, who, size, language] of sample(devices, 1)) {
    test(`is edited part by part at ${name}: each is saved by itself, and nothing typed gets lost`, async ({
      assert,
      cleanup,
    }) => {
      const person = cast[who]
      const device = await logInAs(browser, person, size)
      const { page, context, complaints } = device
      cleanup(() => context.close())
      const t = await translationsOf(language)
      const save = (section: string) =>
        part(page, section).getByRole('button', { name: t('members:own.save'), exact: true })
      const saved = () => page.getByText(t('members:own.saved'), { exact: true }).last().waitFor()

      await page.goto(device.address('/profile'))
      const about = page.getByLabel(t('members:own.about_label'), { exact: true })
      await about.fill('I bake bread on Sundays.')
      await page.reload()
      await part(page, 'about')
        .getByRole('button', { name: t('members:own.discard'), exact: true })
        .waitFor()
      assert.equal(await about.inputValue(), 'I bake bread on Sundays.')
      assert.equal((await stored(person)).about_me, '')
      await save('about').click()
      await saved()

      await part(page, 'looks')
        .getByRole('radio', { name: t('members:values.hair_colour.red'), exact: true })
        .first()
        .check()
      await save('looks').click()
      await saved()
      await part(page, 'place').locator('input[name=place][value=region]').check()
      await part(page, 'place').locator('select[name=country]').selectOption('GB')
      await part(page, 'place').locator('select[name=region_id]').selectOption({ label: 'England' })
      await part(page, 'place').getByLabel(t('members:own.place.city'), { exact: true }).fill('Bristol')
      await save('place').click()
      await saved()

      await page.locator('main [aria-busy]').waitFor({ state: 'detached' })
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
      assert.deepEqual(await violations(page), [])
      await page.waitForFunction(() => document.querySelector('[role=meter]')?.getAttribute('aria-valuenow') !== '0')
      assert.containSubset(await stored(person), {
        about_me: 'I bake bread on Sundays.',
        hair_colour: 'red',
        country: 'GB',
        region: { name: 'England' },
        city: 'Bristol',
      })
      assert.deepEqual(complaints, [])
    })
  }

  test('says at the field what is wrong with it, and throws changes away when asked', async ({ assert, cleanup }) => {
    const device = await logInAs(browser, cast.ann)
    const { page, context } = device
    cleanup(() => context.close())
    const t = await translationsOf('en')
    await page.goto(device.address('/profile'))
    const name = page.getByLabel(t('identity:sign_up.you.name'), { exact: true })

    await name.fill('@nn')
    await part(page, 'basics')
      .getByRole('button', { name: t('members:own.save'), exact: true })
      .click()
    await page.locator('[name=name][aria-invalid=true]').waitFor()
    const isFocused = await name.evaluate((field) => field === document.activeElement)
    await part(page, 'basics')
      .getByRole('button', { name: t('members:own.discard'), exact: true })
      .click()

    assert.isTrue(isFocused)
    assert.equal(await name.inputValue(), 'Ann')
    assert.equal((await stored(cast.ann)).name, 'Ann')
  }).tags(['@full'])

  test('asks the browser for the town only when pressed, and says so where the browser may not tell', async ({
    assert,
    cleanup,
  }) => {
    const t = await translationsOf('en')
    const told = await logInAs(browser, cast.ann)
    cleanup(() => told.context.close())
    await told.context.grantPermissions(['geolocation'])
    await told.context.setGeolocation(LONDON)
    await told.page.goto(told.address('/profile'))
    await part(told.page, 'place').locator('input[name=place][value=browser]').check()
    await told.page.getByText(t('members:own.place.permissions.granted')).waitFor()
    await part(told.page, 'place')
      .getByRole('button', { name: t('members:own.place.locate') })
      .click()
    await told.page.getByRole('button', { name: t('members:own.place.locate_again') }).waitFor()
    await part(told.page, 'place')
      .getByRole('button', { name: t('members:own.save'), exact: true })
      .click()
    await told.page.getByText(t('members:own.saved'), { exact: true }).waitFor()

    const silent = await logInAs(browser, cast.ben)
    cleanup(() => silent.context.close())
    await silent.page.addInitScript(() => {
      navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: 'denied' }) as never
    })
    await silent.page.goto(silent.address('/profile'))
    await part(silent.page, 'place').locator('input[name=place][value=browser]').check()

    await silent.page.getByText(t('members:own.place.permissions.denied')).waitFor()
    assert.containSubset(await stored(cast.ann), { country: 'GB', region: { name: 'England' } })
    assert.isString((await stored(cast.ann)).city)
  }).tags(['@full'])

  test('links to the photos, which have a tab of their own, and to the public page', async ({ cleanup }) => {
    const device = await logInAs(browser, cast.ann)
    const { page, context } = device
    cleanup(() => context.close())
    const t = await translationsOf('en')
    await page.goto(device.address('/profile'))

    await page
      .getByRole('complementary', { name: t('members:own.preview_title') })
      .getByRole('link', { name: t('members:own.tabs.photos'), exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: t('members:own.tabs.photos'), exact: true }).waitFor()
    await page.getByText(t('members:own_photos.empty')).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: t('members:own.view_as_others') }).click()

    await page.waitForURL(`**/members/${cast.ann.profile.id}`)
    await page.getByText(t('members:profile.own_page_notice'), { exact: true }).waitFor()
  }).tags(['@full'])

  test('fits 320 px in languages with long words, with the settings and the notices', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 320, height: 640 })
    cleanup(() => context.close())
    const found: string[] = []

    for (const language of sample(['fi', 'de'], 1)) {
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
      for (const path of ['/profile', '/profile?tab=photos', '/profile?tab=settings', '/notifications']) {
        await page.goto(address(path))
        found.push(...(await cutOff(page)).map((line) => `${language} ${line}`))
      }
    }

    assert.deepEqual(found, [])
  }).tags(['@full'])
})
