import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { order, statusWithin, walletOf } from '../../api/credits/shop.ts'
import type { Cast } from '../../cast.ts'
import type { MollieServer } from '../../payments/mollie_server.ts'
import { openMollieShop } from '../../payments/mollie_shop.ts'
import { eventually } from '../../api/notices/eventually.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'

test.group('Buying through Mollie', (group) => {
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
    ;({ mollie, cast, packageId } = await openMollieShop())
    return () => mollie.stop()
  })

  const saysInTitle = (page: Page, title: string) =>
    page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()

  test('a buyer pays on Mollie’s page and comes back to their credits', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${packageId}`))

    await tickWaiver(page)
    await page.getByRole('button', { name: t('credits:order.pay', { price: '£9.99' }) }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    const credits = t('site:price.credits', { count: 100 })
    await page.getByRole('heading', { name: t('credits:payment.completed.headline', { credits }) }).waitFor()

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.deepEqual(complaints, [])
  })

  test('a buyer whose payment fails or who cancels reads that nothing was paid', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const ends = { Fail: 'failed', Cancel: 'cancelled', Expire: 'cancelled' } as const

    for (const [button, status] of Object.entries(ends)) {
      await page.goto(address(`/credits/${packageId}`))
      await tickWaiver(page)
      await page.getByRole('button', { name: t('credits:order.pay', { price: '£9.99' }) }).click()
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('heading', { name: t(`credits:payment.${status}.title`) }).waitFor()
    }

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a payment that is under way is waited for, then left alone, and credits when it is paid', async ({
    assert,
    cleanup,
  }) => {
    const { body } = await order(cast.ann, packageId, undefined, 'paypal')
    const payment = mollie.books.payments.at(-1)!
    payment.status = 'pending'
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.clock.install()

    await page.goto(payment.redirectUrl)
    await saysInTitle(page, t('credits:payment.pending.title'))
    await page.getByText(t('credits:payment.pending.text'), { exact: true }).waitFor()
    await page.clock.fastForward(20_000)
    await page.getByText(t('credits:payment.pending.slow_bank'), { exact: true }).waitFor()

    await page.goto(address('/transactions'))
    await page.getByRole('link', { name: t('credits:entry.order_pending') }).click()
    await saysInTitle(page, t('credits:payment.open.title'))
    await page.getByText(t('credits:payment.open.text'), { exact: true }).waitFor()
    payment.decide('paid')
    await mollie.notify(payment.id)
    assert.equal(await statusWithin(cast.ann, body.order.id, 'completed'), 'completed')
    await page.clock.fastForward(2_000)
    const credits = t('site:price.credits', { count: 100 })
    await saysInTitle(page, t('credits:payment.completed.headline', { credits }))

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('money that went back is told with its amount: a part, all of it, or by the bank', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const paid = async () => {
      const { body } = await order(cast.ann, packageId)
      const payment = mollie.books.payments.at(-1)!
      payment.decide('paid')
      await mollie.notify(payment.id)
      assert.equal(await statusWithin(cast.ann, body.order.id, 'completed'), 'completed')
      return { payment, id: body.order.id as string }
    }
    const [refunded, chargedBack] = [await paid(), await paid()]
    const refund = (value: string) => mollie.books.refund(refunded.payment.id, { amount: { currency: 'GBP', value } })

    refund('3.00')
    chargedBack.payment.chargedBack = chargedBack.payment.minor
    for (const { payment } of [refunded, chargedBack]) await mollie.notify(payment.id)
    assert.equal(await statusWithin(cast.ann, chargedBack.id, 'charged_back'), 'charged_back')
    await page.goto(address(`/transactions/${chargedBack.id}`))
    await saysInTitle(page, t('credits:payment.charged_back.title'))
    await page.getByText(t('credits:payment.charged_back.text', { amount: '£9.99' }), { exact: true }).waitFor()

    await eventually('the partial refund', async () => {
      const { body } = await cast.ann.browser.get(`/api/orders/${refunded.id}`)
      return body.order.refunded_minor === 300 || undefined
    })
    await page.goto(address(`/transactions/${refunded.id}`))
    await saysInTitle(page, t('credits:payment.partly_refunded.title'))
    await page.getByText(t('credits:payment.refunded.text', { amount: '£3.00' }), { exact: true }).waitFor()

    refund('6.99')
    await mollie.notify(refunded.payment.id)
    assert.equal(await statusWithin(cast.ann, refunded.id, 'refunded'), 'refunded')
    await page.reload()
    await saysInTitle(page, t('credits:payment.refunded.title'))
    await page.getByText(t('credits:payment.refunded.text', { amount: '£9.99' }), { exact: true }).waitFor()

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
