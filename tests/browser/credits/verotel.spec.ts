import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { newPackage, order, walletOf } from '../../api/credits/shop.ts'
import { type Cast, newCast, newPerson } from '../../cast.ts'
import { VerotelServer } from '../../payments/verotel_server.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'

test.group('Buying through Verotel', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let verotel: VerotelServer
  let packageId: string
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
    return () => browser.close()
  })
  group.each.setup(async () => {
    verotel = await VerotelServer.start()
    cast = await newCast({ rosa: { payment_gateway: 'verotel' } })
    await verotel.register(cast.rosa)
    packageId = await newPackage(cast.rosa)
    return () => verotel.stop()
  })

  test('a buyer pays on Verotel’s page and comes back to their credits', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${packageId}`))

    await tickWaiver(page)
    await page.getByRole('button', { name: t('credits:order.pay', { price: '£9.99' }) }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    const credits = t('site:price.credits', { count: 100 })
    await page.getByRole('heading', { name: t('credits:payment.completed.headline', { credits }) }).waitFor()

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
    assert.deepEqual(complaints, [])
  })

  test('a buyer who is declined reads that nothing was paid', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${packageId}`))

    await tickWaiver(page)
    await page.getByRole('button', { name: t('credits:order.pay', { price: '£9.99' }) }).click()
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await page.getByRole('heading', { name: t('credits:payment.failed.title') }).waitFor()

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 0 })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a debit is said to take days, is found among the transactions, and credits when the bank has paid', async ({
    assert,
    cleanup,
  }) => {
    const nel = await newPerson(cast.rosa, { name: 'Nel', gender: 'female', looking_for: 'male', country: 'NL' })
    const euros = await newPackage(cast.rosa, { country: 'NL', currency: 'EUR' })
    const { page, context, complaints, address } = await logInAs(browser, nel)
    cleanup(() => context.close())
    const debit = page.getByText(t('credits:payment.pending.direct_debit'), { exact: true })
    await page.goto(address(`/credits/${euros}/direct_debit`))

    await tickWaiver(page)
    await page.getByRole('button', { name: t('credits:order.pay', { price: '€9.99' }) }).click()
    await page.getByRole('button', { name: 'Approve later', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: t('credits:payment.pending.title') }).waitFor()
    await debit.waitFor()

    await page.goto(address('/transactions'))
    await page.getByRole('link', { name: t('credits:entry.order_pending') }).click()
    await page.getByRole('heading', { level: 1, name: t('credits:payment.open.title') }).waitFor()
    await debit.waitFor()
    await page.getByText(t('credits:payment.open.unpaid')).waitFor()
    assert.deepEqual(await walletOf(nel), { bonus: 0, bought: 0 })
    await verotel.approve([...verotel.sales.values()].at(-1)!)
    const credits = t('site:price.credits', { count: 100 })
    await page.getByRole('heading', { name: t('credits:payment.completed.headline', { credits }) }).waitFor()

    assert.deepEqual(await walletOf(nel), { bonus: 0, bought: 100 })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  for (const event of ['credit', 'chargeback'])
    test(`money that went back (${event}) is told without an amount, as Verotel tells none`, async ({
      assert,
      cleanup,
    }) => {
      const { body } = await order(cast.ann, packageId)
      await fetch(body.redirect_url)
      const sale = [...verotel.sales.values()].at(-1)!
      await verotel.approve(sale)
      const { page, context, complaints, address } = await logInAs(browser, cast.ann)
      cleanup(() => context.close())
      await page.goto(address(`/transactions/${body.order.id}`))
      const credits = t('site:price.credits', { count: 100 })
      await page.getByRole('heading', { name: t('credits:payment.completed.headline', { credits }) }).waitFor()

      await verotel.postBack(sale, { event })
      await page.reload()

      await page.getByRole('heading', { level: 1, name: t('credits:payment.reversal_notified.title') }).waitFor()
      await page.getByText(t('credits:payment.reversal_notified.text')).waitFor()
      await page.getByRole('link', { name: t('credits:receipt.download') }).waitFor()
      assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 100 })
      assert.deepEqual(complaints, [])
    }).tags(['@full'])
})
