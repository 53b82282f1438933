import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { newPackage } from '../../api/credits/shop.ts'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { pdfText } from '../../pdf_text.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'

type Outcome = 'paid' | 'failed' | 'cancelled' | 'pending' | 'refunded' | 'charged_back'

test.group('What became of a payment, on its page', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let package_id: string
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    package_id = await newPackage(cast.rosa, { credits: 100, price_minor: 1210 })
  })
  group.teardown(() => browser.close())

  const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })

  /** Orders, and ends the payment in the sandbox. */
  async function order(page: Page, address: (path: string) => string, outcome: Outcome): Promise<string> {
    await page.goto(address(`/credits/${package_id}`))
    await tickWaiver(page)
    await page.getByRole('button', { name: t('credits:order.pay', { price: '£12.10' }) }).click()
    await page.waitForURL(/pay\.localhost/)
    const checkout = page.url()
    const isReversal = outcome === 'refunded' || outcome === 'charged_back'
    await button(page, `credits:sandbox.choose.${isReversal ? 'paid' : outcome}`).click()
    await page.waitForURL(/\/transactions\/\d+\?token=/)
    if (!isReversal) return page.url()
    const shown = page.url()
    await page
      .getByRole('heading', { level: 1, name: t('credits:payment.completed.headline', { credits: '100 credits' }) })
      .waitFor()
    await page.goto(checkout)
    await button(page, `credits:sandbox.choose.${outcome}`).click()
    await page.waitForURL(/\/transactions\/\d+\?token=/)
    return shown
  }

  for (const [outcome, title, text] of [
    ['failed', 'credits:payment.failed.title', 'credits:payment.failed.text'],
    ['cancelled', 'credits:payment.cancelled.title', 'credits:payment.cancelled.text'],
    ['pending', 'credits:payment.pending.title', 'credits:payment.pending.text'],
    ['refunded', 'credits:payment.refunded.title', 'credits:payment.refunded.text'],
    ['charged_back', 'credits:payment.charged_back.title', 'credits:payment.charged_back.text'],
  ] as const)
    test(`is said in words of its own: ${outcome}`, async ({ assert, cleanup }) => {
      const { page, context, complaints, address } = await logInAs(browser, cast.ann)
      cleanup(() => context.close())

      await order(page, address, outcome)

      // A refund comes by the sandbox's notification, which this page does not wait for.
      const heading = page.getByRole('heading', { level: 1, name: t(title), exact: true })
      for (let tries = 0; tries < 20 && !(await heading.isVisible()); tries++) {
        await page.waitForTimeout(250)
        await page.reload()
      }
      await heading.waitFor()
      await page.getByText(t(text, { amount: '£12.10' }), { exact: true }).waitFor()
      const isPaid = outcome === 'refunded' || outcome === 'charged_back'
      assert.equal(await page.getByRole('link', { name: t('credits:receipt.download') }).count(), isPaid ? 1 : 0)
      assert.deepEqual(complaints, [])
    }).tags(['@full'])

  test('a paid order’s receipt is downloaded from there, by log-in or by the return address alone', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const shown = await order(page, address, 'paid')
    await page.getByText('VAT 20% (United Kingdom): £2.02 included').waitFor()

    const number = await page.locator('dd').first().innerText()
    const download = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('credits:receipt.download') }).click(),
      ])
      assert.equal(file.suggestedFilename(), `${cast.rosa.slug}-${number}.pdf`)
      assert.include(pdfText(await readFile(await file.path())), number)
    }
    await download()
    await page.goto(shown.split('?')[0]!)
    await download()
    await page.goto(address('/transactions'))
    await page.getByRole('link', { name: t('credits:entry.purchase') }).click()
    await page.waitForURL(/\/transactions\/\d+$/)
    await context.clearCookies()
    await page.goto(shown)
    await download()

    assert.deepEqual(complaints, [])
  })

  test('a direct debit says that it takes days, and a partial refund how much', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const pending = await order(page, address, 'pending')
    await change(`method = 'direct_debit'`)

    await page.goto(pending)

    await page.getByText(t('credits:payment.pending.direct_debit')).waitFor()
    await page.getByText(t('credits:methods.direct_debit'), { exact: true }).waitFor()

    const paid = await order(page, address, 'paid')
    await page.getByRole('link', { name: t('credits:receipt.download') }).waitFor()
    await change(`refunded_minor = 300, list_price_minor = 1613, discount_code = 'WELCOME25', discount_percent = 25`)
    await page.goto(paid)

    await page.getByRole('heading', { level: 1, name: t('credits:payment.partly_refunded.title') }).waitFor()
    await page.getByText(t('credits:payment.refunded.text', { amount: '£3.00' })).waitFor()
    await page.getByText(t('credits:receipt.discount_code', { percent: '25%', code: 'WELCOME25' })).waitFor()
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  /** Ann's newest order. */
  const change = (values: string) =>
    asOwner(
      (owner) =>
        owner.query(
          `update app.orders set ${values} where tenant_id = $1 and id =
             (select max(id) from app.orders where tenant_id = $1 and member_id = $2)`,
          [cast.rosa.id, cast.ann.member.id]
        ),
      cast.rosa
    )
})
