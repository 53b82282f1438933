import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import type Order from '@manyhearts/api/app/credits/orders/order'
import { blockPayments } from '@manyhearts/api/app/credits/direct_debit/block_payments'
import { openTask } from '@manyhearts/api/app/credits/tasks/open_task'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newPackage, pay } from '../../../api/credits/shop.ts'
import { asOwner, newBrand, newPerson } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('A day of finance staff, in the console', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let paid: Order
  group.setup(async () => {
    browser = await startChromium()
    brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME, goodwill_limit: 500 })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    paid = await pay(ann, await newPackage(brand, { credits: 100, price_minor: 1200 }))
  })
  group.teardown(() => browser.close())

  const finance = async () => {
    const one = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'finance' } })
    await one.enter({ name: NAME, slug: brand.slug })
    return one
  }
  test('an order is found and refunded, a second person agrees, a task is ended and a block lifted', async ({
    assert,
    cleanup,
  }) => {
    await asTenant(brand, () =>
      openTask({ kind: 'discount_limit_exceeded', orderId: paid.id, detail: { code: 'MAY' } })
    )
    await blockPayments(brand, { kind: 'iban', value: 'NL91ABNA0417164300' }, { reason: 'The bank reported fraud' })
    const [kim, lee] = [await finance(), await finance()]
    cleanup(() => kim.leave())
    cleanup(() => lee.leave())
    const { page } = kim

    await kim.turnTo('resources.orders.name_other')
    await page.getByRole('searchbox', { name: kim.word('payments.orders.search') }).fill(paid.gatewayRef!)
    await page.waitForURL(({ search }) => search.includes(paid.gatewayRef!))
    await page.getByRole('row', { name: paid.number }).click()
    await kim.says('payments.orders.history')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    const give = async (amount: string, reason: string) => {
      await page.getByRole('radio', { name: kim.word('payments.refunds.other') }).check()
      await kim.field('forms.reason').fill(reason)
      await page
        .getByRole('textbox', { name: kim.word('payments.refunds.amount_in', { currency: 'GBP' }) })
        .fill(amount)
      await kim.button('payments.refunds.give').click()
      await kim.inDialog('payments.refunds.give').click()
    }
    await give('99', 'harassed')
    await page.getByText(kim.word('payments.refunds.at_most', { amount: '£12.00' })).waitFor()
    assert.equal(await kim.field('forms.reason').inputValue(), 'harassed')
    await give('2,50', 'harassed')
    await kim.says('payments.refunds.given', { amount: '£2.50' })
    await page.getByText(kim.word('payments.history.refund.booked', { amount: '£2.50' })).waitFor()
    await give('6', 'did not know')
    await kim.says('payments.refunds.proposed', { amount: '£6.00' })
    await kim.says('payments.refunds.own')

    await lee.turnTo('resources.refunds.name_other')
    await lee.button('payments.refunds.agree').click()
    await lee.inDialog('payments.refunds.agree').click()
    await lee.says('payments.refunds.agreed')
    await lee.says('payments.refunds.empty')
    assert.deepEqual([...(await violations(lee.page)), ...(await invalidHtml(lee.page))], [])

    await kim.button('payment_tasks.end').click()
    await kim.field('payment_tasks.outcome').fill('The code was meant for her')
    await kim.inDialog('payment_tasks.end').click()
    await kim.says('payment_tasks.done')
    await page.getByText('The code was meant for her · Kim').waitFor()
    await page.getByText(kim.word('payments.history.refund.booked', { amount: '£6.00' })).waitFor()

    await lee.turnTo('resources.payment_blocks.name_other')
    await lee.page.getByRole('cell', { name: '•••• 4300' }).waitFor()
    assert.deepEqual([...(await violations(lee.page)), ...(await invalidHtml(lee.page))], [])
    await lee.button('payments.blocks.lift').click()
    await lee.field('forms.reason').fill('The bank was wrong')
    await lee.inDialog('payments.blocks.lift').click()
    await lee.says('payments.blocks.lifted')
    await lee.says('payments.blocks.empty')
    const blocks = await asOwner(
      (owner) => owner.query('select 1 from app.payment_blocks where tenant_id = $1', [brand.id]),
      brand
    )
    assert.equal(blocks.rowCount, 0)
    assert.deepEqual([...kim.complaints, ...lee.complaints], [])
  })
})
