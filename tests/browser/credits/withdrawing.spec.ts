import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import Order from '@manyhearts/api/app/credits/orders/order'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newPackage, pay } from '../../api/credits/shop.ts'
import { nothingIsLeft } from '../../api/notices/nothing_is_left.ts'
import { type Cast, newCast } from '../../cast.ts'
import { mailAbout } from '../../mailbox.ts'
import { sample } from '../../rounds.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

/** £10.00 by language. */
const PRICES = { en: '£10.00', de: '10,00 £', nl: '£ 10,00' }

test.group('Asking for the credits at once', (group) => {
  let browser: Browser
  let cast: Cast
  let package_id: string
  group.setup(async () => {
    browser = await startChromium()
    return () => browser.close()
  })
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { price_minor: 1_000 })
  })

  for (const [language, price] of sample(Object.entries(PRICES), 1))
    test(`is a box of its own above the button, never ticked; without it nothing is sold, and the screen says why, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      const t = await translationsOf(language)
      const { page, context, complaints, address } = await logInAs(browser, cast.ann)
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
      await page.goto(address(`/credits/${package_id}/card`))
      const box = page.getByRole('checkbox', { name: t('credits:waiver.label', { refund_days: 14 }) })
      const button = page.getByRole('button', { name: t('credits:order.pay', { price }) })
      const why = page.getByText(t('credits:waiver.missing'))
      assert.isFalse(await box.isChecked())
      for (const to of ['/terms', '/return-policy'])
        assert.equal(await page.locator(`main a[href="${to}"]`).count(), 1, to)

      await button.click()

      await why.waitFor()
      assert.isTrue(await box.evaluate((element) => element === document.activeElement))
      assert.equal(await box.getAttribute('aria-invalid'), 'true')
      assert.isTrue(await button.isEnabled())
      assert.deepEqual(await violations(page, 'main'), [])
      assert.deepEqual((await cast.ann.browser.get('/api/orders')).body.orders, [])

      await box.check()
      await why.waitFor({ state: 'detached' })
      await button.click()
      await page.waitForURL(/pay\.localhost/)
      assert.deepEqual(complaints, [])
    })
})

test.group('Withdrawing from a purchase', (group) => {
  let browser: Browser
  let cast: Cast
  let order: Order
  group.setup(async () => {
    browser = await startChromium()
    return () => browser.close()
  })
  group.each.setup(async () => {
    cast = await newCast()
    const { id } = await pay(cast.ann, await newPackage(cast.rosa, { price_minor: 1_000 }))
    await nothingIsLeft(cast.rosa)
    order = await asTenant(cast.rosa, () => Order.findOrFail(id))
  })

  const status = async () => (await asTenant(cast.rosa, () => Order.findOrFail(order.id))).status

  async function openVisitor(cleanup: (done: () => Promise<void>) => void, language = 'en') {
    const device = await openDevice(browser, { host: cast.rosa.host })
    cleanup(() => device.context.close())
    await device.context.addCookies([{ name: 'i18n_redirected', value: language, domain: cast.rosa.host, path: '/' }])
    return { ...device, t: await translationsOf(language) }
  }

  async function fill(page: Page, t: TFunction, number?: string): Promise<void> {
    await page.getByRole('textbox', { name: t('credits:withdraw.name') }).fill('Ann Archer')
    if (number) await page.getByRole('textbox', { name: t('credits:receipt.number') }).fill(number)
    await page.getByRole('textbox', { name: t('credits:withdraw.email') }).fill(cast.ann.member.email)
  }

  async function confirm(page: Page, t: TFunction): Promise<string> {
    await page.getByRole('button', { name: t('credits:withdraw.continue') }).click()
    await page.getByRole('heading', { name: t('credits:withdraw.check.title') }).waitFor()
    await page.getByRole('button', { name: t('credits:withdraw.confirm') }).click()
    await page.getByRole('heading', { level: 1, name: t('credits:withdraw.done.title') }).waitFor()
    return page.locator('main').innerText()
  }

  test('takes two steps from the footer, without a log-in, and is confirmed on the screen and by mail', async ({
    assert,
    cleanup,
  }) => {
    const { page, complaints, address, t } = await openVisitor(cleanup)
    await page.goto(address('/pricing'))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('site:footer.withdraw') })
      .click()
    await page.getByRole('heading', { level: 1, name: t('credits:withdraw.title') }).waitFor()
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
    await fill(page, t, order.number)
    await page.getByRole('combobox').selectOption('did_not_know_fictional')
    assert.deepEqual(await violations(page, 'main'), [])

    await page.getByRole('button', { name: t('credits:withdraw.continue') }).click()
    await page.getByText(t('credits:withdraw.statement', { number: order.number })).waitFor()
    assert.deepEqual(await violations(page, 'main'), [])
    await page.getByRole('button', { name: t('credits:withdraw.change') }).click()
    assert.equal(await page.getByRole('textbox', { name: t('credits:withdraw.name') }).inputValue(), 'Ann Archer')
    const said = await confirm(page, t)

    assert.match(said, /W-[0-9A-Z]{8}/)
    for (const part of [order.number, 'Ann Archer', t('credits:withdraw.reasons.did_not_know_fictional')])
      assert.include(said, part)
    assert.deepEqual(await violations(page, 'main'), [])
    await mailAbout(cast.ann.member.email, new RegExp(/W-[0-9A-Z]{8}/.exec(said)![0]))
    await nothingIsLeft(cast.rosa)
    assert.equal(await status(), 'refunded')
    assert.deepEqual(complaints, [])
  })

  test('says the same of a number that doesn’t exist', async ({ assert, cleanup }) => {
    const { page, complaints, address, t } = await openVisitor(cleanup, 'nl')
    await page.goto(address('/withdraw'))
    await fill(page, t, 'R-222222')

    const said = await confirm(page, t)

    assert.match(said, /W-[0-9A-Z]{8}/)
    assert.include(said, t('credits:withdraw.statement', { number: 'R-222222' }))
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('is open to a banned member, by the link in the receipt', async ({ assert, cleanup }) => {
    await asTenant(cast.rosa, () => cast.ann.member.merge({ status: 'banned' }).save())
    const { text } = await mailAbout(cast.ann.member.email, new RegExp(order.number))
    const { page, complaints, address, t } = await openVisitor(cleanup, 'de')
    await page.goto(address(new RegExp(`/withdraw\\?order=${order.number}`).exec(text!)![0]))
    assert.equal(await page.getByRole('textbox', { name: t('credits:receipt.number') }).inputValue(), order.number)
    await fill(page, t)

    await confirm(page, t)

    await nothingIsLeft(cast.rosa)
    assert.equal(await status(), 'refunded')
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('is offered beside the purchase and on its page; a member chooses among their orders', async ({
    assert,
    cleanup,
  }) => {
    const other = await pay(cast.ann, await newPackage(cast.rosa, { price_minor: 2_000 }))
    const t = await translationsOf('en')
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const offered = page.getByRole('main').getByRole('link', { name: t('site:footer.withdraw') })
    await page.goto(address(`/transactions/${other.id}`))
    assert.equal(await offered.getAttribute('href'), `/withdraw?order=${other.number}`)
    await page.goto(address('/transactions'))
    assert.equal(await offered.count(), 2)

    await offered.last().click()

    const choice = page.getByRole('combobox', { name: t('credits:receipt.number') })
    assert.equal(await choice.inputValue(), order.number)
    assert.equal(
      await page.getByRole('textbox', { name: t('credits:withdraw.email') }).inputValue(),
      cast.ann.member.email
    )
    await page.getByRole('textbox', { name: t('credits:withdraw.name') }).fill('Ann Archer')
    await confirm(page, t)
    await nothingIsLeft(cast.rosa)
    assert.equal(await status(), 'refunded')
    await page.goto(address('/transactions'))
    await offered.first().waitFor()
    assert.equal(await offered.count(), 1)
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
