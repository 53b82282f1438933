import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { becomeCreditor, codeFor, collect, decide, newNumber } from '../../api/credits/direct_debit/debits.ts'
import { newMandate } from '../../api/credits/direct_debit/new_mandate.ts'
import { newPackage, statusWithin } from '../../api/credits/shop.ts'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { sample } from '../../rounds.ts'
import { enterMollieKey, SELLS_THROUGH_MOLLIE } from '../../payments/mollie_brand.ts'
import { MollieServer } from '../../payments/mollie_server.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

const PRICES: Record<string, string> = { en: '€9.99', de: '9,99 €', nl: '€ 9,99' }

test.group('Direct debit', (group) => {
  let browser: Browser
  let cast: Cast
  let package_id: string
  group.setup(async () => {
    browser = await startChromium()
    return () => browser.close()
  })

  async function open(language: string, settings: Record<string, unknown> = {}) {
    cast = await newCast({ rosa: settings })
    await becomeCreditor(cast.rosa)
    package_id = await newPackage(cast.rosa, { currency: 'EUR' })
    const device = await logInAs(browser, cast.ann)
    await device.context.addCookies([{ name: 'i18n_redirected', value: language, url: device.address('/') }])
    const t = await translationsOf(language)
    return { ...device, ...partsOf(device.page, t), t }
  }

  function partsOf(page: Page, t: TFunction) {
    const field = (name: string) => page.getByRole('textbox', { name: t(`credits:direct_debit.${name}`) })
    const press = (name: string) =>
      page.getByRole('button', { name: t(`credits:direct_debit.${name}`), exact: true }).click()
    return {
      field,
      press,
      fillIn: async (phone: string, iban = 'NL91ABNA0417164300') => {
        await field('holder').fill('Ann Example')
        await field('iban').pressSequentially(iban)
        await field('phone').fill(phone)
        await page.getByRole('checkbox').check()
        await press('send_code')
      },
      sign: async (phone: string) => {
        await field('code').waitFor()
        await field('code').fill(await codeFor(phone))
        await press('sign')
        await page.getByRole('heading', { name: t('credits:direct_debit.active_title') }).waitFor()
      },
    }
  }

  for (const language of sample(['en', 'de', 'nl'], 1))
    test(`leads from the order to the mandate and back, in ${language}`, async ({ assert, cleanup }) => {
      const { page, context, complaints, address, t, field, fillIn, sign } = await open(language)
      cleanup(() => context.close())
      const phone = newNumber()
      await page.goto(address(`/credits/${package_id}/direct_debit`))
      await page.getByRole('link', { name: t('credits:direct_debit.set_up') }).click()
      await field('iban').waitFor()
      assert.deepEqual(await violations(page, 'main'), [])

      await fillIn(phone)
      await sign(phone)
      assert.deepEqual(await violations(page, 'main'), [])
      await page.getByRole('link', { name: t('credits:direct_debit.back_to_order') }).click()

      const price = PRICES[language]!
      await page.getByText(/4300/).waitFor()
      await tickWaiver(page)
      await page.getByRole('button', { name: t('credits:order.pay', { price }), exact: true }).click()
      await page.waitForURL(/\/transactions\/\d+\?token=/)
      await page.getByRole('heading', { name: t('credits:direct_debit.pending_title') }).waitFor()
      const id = /transactions\/(\d+)/.exec(page.url())![1]!
      await collect(cast.rosa, id)
      await decide(cast.rosa, id, 'paid')
      assert.equal(await statusWithin(cast.ann, id, 'completed'), 'completed')
      const credits = t('site:price.credits', { count: 100 })
      await page.getByRole('heading', { name: t('credits:payment.completed.headline', { credits }) }).waitFor()
      assert.deepEqual(complaints, [])
    }).tags(['@full'])

  test('says each thing that is wrong where it is', async ({ assert, cleanup }) => {
    const { page, context, address, t, field, fillIn, press } = await open('en')
    cleanup(() => context.close())
    const phone = newNumber()
    await page.goto(address('/directdebit'))

    await press('send_code')
    for (const rule of ['iban', 'phone', 'accepted']) await page.getByText(t(`errors:rules.${rule}`)).waitFor()
    await fillIn('0612345678', 'NL92ABNA0417164300')
    await page.getByText(t('errors:rules.iban')).waitFor()
    await page.getByText(t('errors:rules.phone')).waitFor()
    assert.equal(await field('iban').inputValue(), 'NL92 ABNA 0417 1643 00')

    await field('iban').fill('nl91abna0417164300')
    assert.equal(await field('iban').inputValue(), 'NL91 ABNA 0417 1643 00')
    await field('phone').fill(phone)
    await press('send_code')
    await field('code').fill('12')
    await press('sign')
    await page.getByText(t('errors:sms_code_invalid', { left: 4 })).waitFor()

    await press('resend')
    await page.getByText(t('credits:direct_debit.resent')).waitFor()
    await press('resend')
    await page.getByText(t('credits:direct_debit.resent')).nth(1).waitFor()
    await press('resend')
    await page.getByText(t('errors:sms_limit_reached')).waitFor()
    await asOwner(
      (owner) => owner.query('update app.sms_codes set used_at = now() where tenant_id = $1', [cast.rosa.id]),
      cast.rosa
    )
    await press('sign')
    await page.getByText(t('errors:sms_code_not_found')).waitFor()
  }).tags(['@full'])

  test('a mandate is shown, and can be revoked', async ({ assert, cleanup }) => {
    const { page, context, complaints, address, t, press } = await open('en')
    cleanup(() => context.close())
    await newMandate(cast.ann)
    await page.goto(address('/directdebit'))
    await page.getByText('•••• 4300').waitFor()
    await page.getByRole('heading', { name: t('credits:direct_debit.buy') }).waitFor()

    await press('revoke')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('credits:direct_debit.revoke') })
      .click()

    await page.getByRole('textbox', { name: t('credits:direct_debit.iban') }).waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('through Mollie it is the same', async ({ assert, cleanup }) => {
    const mollie = await MollieServer.start()
    cleanup(() => mollie.stop())
    const { page, context, complaints, address, fillIn, sign } = await open('en', SELLS_THROUGH_MOLLIE)
    cleanup(() => context.close())
    await enterMollieKey(cast.rosa)
    const phone = newNumber()

    await page.goto(address('/directdebit'))
    await fillIn(phone)
    await sign(phone)

    assert.equal(mollie.books.debitMandates.size, 1)
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('where nothing is collected the page says so, and where the provider does, it leads to the order', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address, t } = await open('en', { direct_debit_limit: 0 })
    cleanup(() => context.close())
    await page.goto(address('/directdebit'))
    await page.getByRole('heading', { name: t('credits:direct_debit.none') }).waitFor()
    await context.close()

    const verotel = await open('en', { payment_gateway: 'verotel' })
    cleanup(() => verotel.context.close())
    await asOwner(
      (owner) =>
        owner.query(`update app.profiles set country = 'NL' where tenant_id = $1 and member_id = $2`, [
          cast.rosa.id,
          cast.ann.member.id,
        ]),
      cast.rosa
    )
    await newPackage(cast.rosa, { currency: 'EUR', country: 'NL' })
    await verotel.page.goto(verotel.address('/directdebit'))
    await verotel.page.getByText(t('credits:direct_debit.by_gateway')).waitFor()
    assert.match(
      (await verotel.page.locator('main a[href^="/credits/"]').first().getAttribute('href'))!,
      /direct_debit$/
    )
  }).tags(['@full'])
})
