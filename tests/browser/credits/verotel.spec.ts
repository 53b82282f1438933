import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { newPackage, walletOf } from '../../api/credits/shop.ts'
import { type Cast, newCast } from '../../cast.ts'
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
  })
})
