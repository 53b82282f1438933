import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import SavedMethod from '@manyhearts/api/app/credits/saved_methods/saved_method'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newPackage, walletOf } from '../../api/credits/shop.ts'
import { type Cast, newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'

test.group('Ordering again', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let packageId: string
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
    return () => browser.close()
  })
  group.each.setup(async () => {
    cast = await newCast()
    packageId = await newPackage(cast.rosa, { key: 'start' })
  })

  const pay = () => t('credits:order.pay', { price: '£9.99' })

  test('a buyer who kept their card pays in one step the next time', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const credits = t('site:price.credits', { count: 100 })
    const headline = page.getByRole('heading', { name: t('credits:payment.completed.headline', { credits }) })

    await page.goto(address(`/credits/${packageId}`))
    await page.getByRole('checkbox', { name: t('credits:order.save_method') }).check()
    await tickWaiver(page)
    await page.getByRole('button', { name: pay() }).click()
    await page.getByRole('button', { name: t('credits:sandbox.choose.paid'), exact: true }).click()
    await headline.waitFor()

    await page.goto(address('/credits/repeat-order'))
    await page.getByText(t('credits:repeat.one_step', { label: '•••• 4242' })).waitFor()
    await tickWaiver(page)
    await page.getByRole('button', { name: pay() }).click()
    await page.waitForURL(/transactions/)
    await headline.waitFor()

    assert.deepEqual(await walletOf(cast.ann), { bonus: 0, bought: 200 })
    assert.deepEqual(complaints, [])
  })

  test('a declined card is said to be one, with PayPal and other ways beside, and can be forgotten', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/credits/${packageId}`))
    await tickWaiver(page)
    await page.getByRole('button', { name: pay() }).click()
    await page.getByRole('button', { name: t('credits:sandbox.choose.paid'), exact: true }).click()
    await page.waitForURL(/transactions/)
    const card = { memberId: cast.ann.member.id, gateway: 'sandbox', method: 'card' }
    await asTenant(cast.rosa, () => SavedMethod.keep(card, { token: 'sbt_unknown', label: '•••• 4242' }))

    await page.goto(address('/credits/repeat-order'))
    await tickWaiver(page)
    await page.getByRole('button', { name: pay() }).click()
    await page.getByText(t('errors:saved_method_refused')).waitFor()
    const paypal = page.getByRole('link', { name: t('credits:repeat.pay_paypal') })
    assert.equal(await paypal.getAttribute('href'), `/credits/${packageId}/paypal`)

    await page.getByRole('button', { name: t('credits:repeat.forget', { label: '•••• 4242' }) }).click()
    await page.getByRole('link', { name: t('credits:repeat.choose_method') }).waitFor()
  }).tags(['@full'])

  test('who has bought nothing yet is led to the packages', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())

    await page.goto(address('/credits/repeat-order'))

    await page.getByRole('heading', { name: t('credits:repeat.nothing') }).waitFor()
    await page.getByRole('link', { name: t('credits:repeat.see_packages') }).click()
    await page.waitForURL(address('/credits'))
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
