import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { letReservationsAge, newDiscountCode, redemptionsOf, walletOf } from '../../api/credits/shop.ts'
import { eventually } from '../../api/notices/eventually.ts'
import type { Cast } from '../../cast.ts'
import type { MollieServer } from '../../payments/mollie_server.ts'
import { openMollieShop } from '../../payments/mollie_shop.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'

test.group('Closing the tab', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let mollie: MollieServer
  let packageId: string
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
    return () => browser.close()
  })
  group.each.setup(async () => {
    ;({ mollie, cast, packageId } = await openMollieShop({ price_minor: 1_000 }))
    return () => mollie.stop()
  })

  const pending = (page: Page) => page.getByRole('link', { name: t('credits:entry.order_pending') })
  const purchases = (page: Page) => page.getByRole('link', { name: t('credits:entry.purchase') })
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  test('right after ordering, or before paying, leaves an unpaid order; a second one has the same price and is paid once', async ({
    assert,
    cleanup,
  }) => {
    const code = await newDiscountCode(cast.rosa)
    const { page: first, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const order = async (page: Page) => {
      await page.goto(address(`/credits/${packageId}/card`))
      await page.getByRole('button', { name: t('credits:order.code.have') }).click()
      await page.getByRole('textbox', { name: t('credits:order.code.label') }).fill(code)
      await page.getByRole('button', { name: t('credits:order.code.apply') }).click()
      await tickWaiver(page)
      await page.getByRole('button', { name: t('credits:order.pay', { price: '£8.00' }) }).click()
    }

    mollie.trouble = () => ({ delayMs: 300 })
    await order(first)
    await eventually('the order', () => mollie.asked.length > 0 || undefined)
    await first.close()
    mollie.trouble = () => undefined
    await eventually('the payment', () => mollie.books.payments.length > 0 || undefined)
    const second = await context.newPage()
    await second.goto(address('/transactions'))
    await pending(second).click()
    await heading(second, t('credits:payment.open.title')).waitFor()

    await letReservationsAge(cast.rosa, 4)
    await order(second)
    await second.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    await second.close()
    const third = await context.newPage()
    await letReservationsAge(cast.rosa, 4)
    await order(third)
    await third.getByRole('button', { name: 'Pay', exact: true }).click()
    const credits = t('site:price.credits', { count: 100 })
    await heading(third, t('credits:payment.completed.headline', { credits })).waitFor()
    await third.goto(address('/transactions'))
    await purchases(third).waitFor()

    assert.equal(await purchases(third).count(), 1)
    assert.equal(await pending(third).count(), 2)
    assert.deepEqual(
      mollie.books.payments.map(({ status }) => status),
      ['open', 'open', 'paid']
    )
    assert.deepEqual(await redemptionsOf(cast.rosa, code), ['freed', 'freed', 'used'])
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('right after paying loses nothing: the order is found, asked about when it is opened, and credited once', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${packageId}/card`))
    await tickWaiver(page)
    await page.getByRole('button', { name: t('credits:order.pay', { price: '£10.00' }) }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const payment = mollie.books.payments.at(-1)!
    // The browser would follow the redirect before it can be closed.
    payment.decide('paid')
    await page.close()

    const later = await context.newPage()
    await later.goto(address('/transactions'))
    await pending(later).click()
    const credits = t('site:price.credits', { count: 100 })
    await heading(later, t('credits:payment.completed.headline', { credits })).waitFor()
    await mollie.notify(payment.id)
    await later.goto(address('/transactions'))
    await purchases(later).waitFor()

    assert.equal(await purchases(later).count(), 1)
    assert.equal(await pending(later).count(), 0)
    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
