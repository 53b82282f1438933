import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { newDiscountCode, newPackage } from '../../api/credits/shop.ts'
import { asOwner, type Cast, newCast, newPerson } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

test.group('Ordering with a discount', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let package_id: string
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { price_minor: 1_000 })
  })
  group.teardown(() => browser.close())

  const payButton = (page: Page, price: string) =>
    page.getByRole('button', { name: t('credits:order.pay', { price }), exact: true })
  const typeCode = async (page: Page, code: string) => {
    await page.getByRole('textbox', { name: t('credits:order.code.label') }).fill(code)
    await page.getByRole('button', { name: t('credits:order.code.apply') }).click()
  }
  const openCode = (page: Page) => page.getByRole('button', { name: t('credits:order.code.have') }).click()
  const discountLine = (page: Page, percent: string, code: string) =>
    page.getByText(t('credits:receipt.discount_code', { percent, code }))

  test('a code takes something off, says how much, and is what is paid', async ({ assert, cleanup }) => {
    const code = await newDiscountCode(cast.rosa)
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${package_id}/card`))
    await payButton(page, '£10.00').waitFor()
    assert.equal(await page.getByRole('textbox').count(), 0)

    await openCode(page)
    await typeCode(page, code.toLowerCase())

    await payButton(page, '£8.00').waitFor()
    await discountLine(page, '20%', code).waitFor()
    assert.deepEqual(await violations(page, 'main'), [])
    await tickWaiver(page)
    await payButton(page, '£8.00').click()
    await page.waitForURL(/pay\.localhost/)
    assert.include(await page.locator('body').innerText(), '£8.00')
    await page.getByRole('button', { name: t('credits:sandbox.choose.paid'), exact: true }).click()
    await page.waitForURL(/\/transactions\/\d+\?token=/)
    await discountLine(page, '20%', code).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('what is wrong with a code stands at its field, and the price stays', async ({ cleanup }) => {
    const used = await newDiscountCode(cast.rosa, { validity: 'once' })
    await cast.ben.browser.post(
      '/api/orders',
      { package_id, method: 'card', code: used, waiver: true },
      { 'idempotency-key': 'ben' }
    )
    const expired = await newDiscountCode(cast.rosa, { expires_at: '2025-02-01' })
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${package_id}/card`))
    await openCode(page)

    for (const [code, says] of [
      ['NO-SUCH-CODE', 'errors:discount_code_not_found'],
      [used, 'errors:discount_code_used'],
      [expired, 'errors:discount_code_not_found_expired'],
    ] as const) {
      await typeCode(page, code)
      await page.getByText(t(says)).waitFor()
      await payButton(page, '£10.00').waitFor()
    }
  }).tags(['@full'])

  test('the time bonus is in the prices; one that was not charged before is not struck through', async ({
    assert,
    cleanup,
  }) => {
    const young = await newPackage(cast.rosa, {
      price_minor: 2_000,
      credits: 150,
      starts_at: DateTime.now().minus({ days: 29 }).toISO()!,
    })
    const nia = await newPerson(cast.rosa, {
      name: 'Nia',
      gender: 'female',
      looking_for: 'male',
      signed_up: DateTime.now().minus({ minutes: 5 }),
    })
    const { page, context, complaints, address } = await logInAs(browser, nia)
    cleanup(() => context.close())

    await page.goto(address('/credits'))

    const cards = page.getByRole('article')
    await cards.first().getByText('£7.50').waitFor()
    assert.equal(await cards.first().locator('s').innerText(), '£10.00')
    await cards.last().getByText('£15.00').waitFor()
    assert.equal(await cards.last().locator('s').count(), 0)
    assert.equal(await cards.getByText(t('credits:package.off', { percent: '25%' })).count(), 2)
    await page.goto(address(`/credits/${young}/card`))
    await discountLine(page, '25%', 'TIMEBONUS25').waitFor()
    await payButton(page, '£15.00').waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a price that changed since it was seen is said and shown before anything is ordered', async ({
    assert,
    cleanup,
  }) => {
    const code = await newDiscountCode(cast.rosa)
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${package_id}/card`))
    await openCode(page)
    await typeCode(page, code)
    await payButton(page, '£8.00').waitFor()
    await asOwner(
      (owner) => owner.query('update app.discount_codes set value_percentage = 10 where code = $1', [code]),
      cast.rosa
    )

    await tickWaiver(page)
    await payButton(page, '£8.00').click()

    await page.getByText(t('errors:price_changed')).waitFor()
    await payButton(page, '£9.00').waitFor()
    assert.deepEqual((await cast.ann.browser.get('/api/orders')).body.orders, [])
  }).tags(['@full'])

  test('a code that does not go with another way of paying is left out, and comes back with the first', async ({
    cleanup,
  }) => {
    const code = await newDiscountCode(cast.rosa, { payment_methods: ['card'] })
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${package_id}/card`))
    await openCode(page)
    await typeCode(page, code)
    await payButton(page, '£8.00').waitFor()

    await page.getByText(t('credits:methods.paypal'), { exact: true }).click()

    await page.getByText(t('errors:discount_code_not_found_unfit')).waitFor()
    await payButton(page, '£10.00').waitFor()
    await page.getByText(t('credits:methods.card'), { exact: true }).click()
    await payButton(page, '£8.00').waitFor()
  }).tags(['@full'])
})
