import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { AGE_SERVICE } from '../../age_providers.ts'
import { AgeService } from '../../age_service.ts'
import { type Brand, newBrand, newPerson, type Person } from '../../cast.ts'
import { DEVICES, openDevice, startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { takeSession } from '../take_session.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

test.group('Proving one’s age', (group) => {
  let browser: Browser
  let service: AgeService
  let brand: Brand
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
    service = await AgeService.start()
    brand = await newBrand('rosa', 'GB', 'en-GB', { age_provider: AGE_SERVICE, age_check_countries: ['NL'] })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
  })
  group.teardown(async () => {
    await browser.close()
    await service.close()
  })

  async function arrive(cleanup: (run: () => Promise<void>) => void, width?: number, language = 'en') {
    const who = await newPerson(brand, { name: 'Ned', gender: 'male', looking_for: 'female', country: 'NL' })
    const device = await openDevice(browser, { host: brand.host, width })
    cleanup(() => device.context.close())
    await takeSession(device.context, who)
    const url = device.address('')
    await device.context.addCookies([{ name: 'i18n_redirected', value: language, url }])
    const t: TFunction = await translationsOf(language)
    const heading = (key: string) => device.page.getByRole('heading', { level: 1, name: t(key) })
    const press = (key: string) => device.page.getByRole('button', { name: t(key), exact: true }).click()
    return { ...device, t, heading, press }
  }

  for (const [name, width] of sample(DEVICES, 1)) {
    test(`on ${name} a member sent to the service comes back to where they wanted to go`, async ({
      assert,
      cleanup,
    }) => {
      const { page, address, complaints, t, heading, press } = await arrive(cleanup, width)

      await page.goto(address(`/members/${ann.profile.id}`))
      await heading('identity:age_check.title').waitFor()
      assert.match(page.url(), /\/age-check\?next=%2Fmembers%2F\d+$/)
      assert.deepEqual(await violations(page), [])

      await press('identity:age_check.send')
      await page.getByRole('link', { name: 'cancel' }).click()
      await heading('identity:age_check.cancelled.title').waitFor()
      assert.notInclude(page.url(), 'state', 'what came back does not stay in the address')
      assert.deepEqual(await violations(page), [])

      await press('site:common.try_again')
      await page.getByRole('link', { name: 'minor' }).click()
      await heading('identity:age_check.under.title').waitFor()

      await press('site:common.try_again')
      await page.getByRole('link', { name: 'adult' }).click()
      await heading('identity:age_check.confirmed.title').waitFor()
      assert.deepEqual(await violations(page), [])

      await page.getByRole('link', { name: t('site:common.continue') }).click()
      await page.getByRole('heading', { level: 1, name: /Ann/ }).waitFor()
      assert.deepEqual(complaints, [])
    })
  }

  test('while the service is away the page says so, and the same answer is valid when it is back', async ({
    assert,
    cleanup,
  }) => {
    const { page, address, heading, press } = await arrive(cleanup)
    await page.goto(address('/age-check'))
    await press('identity:age_check.send')
    await page.route('**/api/age-checks/*', (route) =>
      route.fulfill({ status: 503, json: { errors: [{ code: 'age_provider_unavailable', message: 'Away' }] } })
    )
    await page.getByRole('link', { name: 'adult' }).click()
    await heading('identity:age_check.away.title').waitFor()
    assert.deepEqual(await violations(page), [])

    await page.unroute('**/api/age-checks/*')
    await press('site:common.try_again')

    await heading('identity:age_check.confirmed.title').waitFor()
  }).tags(['@full'])

  test('a return without a check, and one without a log-in, are explained', async ({ assert, cleanup }) => {
    const { page, address, context, heading } = await arrive(cleanup)

    await page.goto(address('/age-check/return'))
    await heading('identity:age_check.ended.title').waitFor()
    await page.goto(address(`/age-check/return?code=x&state=${'x'.repeat(43)}`))
    await heading('identity:age_check.ended.title').waitFor()
    await context.clearCookies()
    await page.goto(address('/age-check/return?code=x&state=y'))
    await heading('identity:age_check.logged_out.title').waitFor()

    assert.deepEqual(await violations(page), [])
  }).tags(['@full'])

  for (const language of sample(['fi', 'de'], 1)) {
    test(`nothing is cut off on the narrowest phone, read in ${language}`, async ({ assert, cleanup }) => {
      const { page, address, heading, press } = await arrive(cleanup, 320, language)

      await page.goto(address('/age-check'))
      await heading('identity:age_check.title').waitFor()
      const found = await cutOff(page)
      await press('identity:age_check.send')
      await page.getByRole('link', { name: 'minor' }).click()
      await heading('identity:age_check.under.title').waitFor()

      assert.deepEqual([...found, ...(await cutOff(page))], [])
    }).tags(['@full'])
  }
})
