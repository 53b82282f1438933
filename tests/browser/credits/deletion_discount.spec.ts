import { test } from '@japa/runner'
import { newPackage, offerDeletionDiscount } from '../../api/credits/shop.ts'
import { newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

test.group('A member who leaves because it is too expensive', (group) => {
  group.tap((one) => one.tags(['@full']))
  test('is offered the company’s discount beside the deletion, and pays less with it', async ({ assert, cleanup }) => {
    const [browser, t, cast] = await Promise.all([startChromium(), translationsOf('en'), newCast()])
    cleanup(() => browser.close())
    await offerDeletionDiscount(cast.rosa, 30)
    const package_id = await newPackage(cast.rosa, { price_minor: 1_000 })
    const { page, complaints, address } = await logInAs(browser, cast.ann)
    const reason = (name: string) =>
      page.getByRole('radio', { name: t(`identity:deletion.reasons.${name}`), exact: true }).check()
    const take = page.getByRole('button', { name: t('identity:deletion.discount.take', { percent: '30%' }) })
    const leave = page.getByRole('button', { name: t('site:common.delete_account'), exact: true })

    await page.goto(address('/profile/delete'))
    await reason('spend_too_much')
    assert.equal(await take.count(), 0)
    await reason('too_expensive')
    await take.waitFor()
    assert.isTrue(await leave.isEnabled())
    assert.deepEqual(await violations(page, 'main'), [])
    await take.click()
    const code = await page.getByRole('status').locator('strong').innerText()
    assert.match(code, /^STAY-/)
    assert.isTrue(await leave.isVisible())

    await page.goto(address(`/credits/${package_id}/card`))
    await page.getByRole('button', { name: t('credits:order.code.apply') }).click()
    await page.getByText(t('credits:receipt.discount_code', { percent: '30%', code })).waitFor()
    await page.getByRole('button', { name: t('credits:order.pay', { price: '£7.00' }) }).waitFor()
    assert.deepEqual(complaints, [])
  })
})
