import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { newPackage, walletOf } from '../../api/credits/shop.ts'
import { type Cast, newCast } from '../../cast.ts'
import { enterMollieKey, SELLS_THROUGH_MOLLIE } from '../../payments/mollie_brand.ts'
import { MollieServer } from '../../payments/mollie_server.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'

test.group('Buying through Mollie', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let packageId: string
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
    return () => browser.close()
  })
  group.each.setup(async () => {
    const mollie = await MollieServer.start()
    cast = await newCast({ rosa: SELLS_THROUGH_MOLLIE })
    await enterMollieKey(cast.rosa)
    packageId = await newPackage(cast.rosa)
    return () => mollie.stop()
  })

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
  })
})
