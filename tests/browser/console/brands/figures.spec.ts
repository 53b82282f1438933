import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Browser, Page } from 'playwright'
import { newPackage, pay, payAgain } from '../../../api/credits/shop.ts'
import { asOwner, newBrand, newPerson } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Klipper'

/** Noon of a day so long ago. */
function ago(days: number): string {
  return DateTime.now().setZone('Europe/London').startOf('day').minus({ days }).plus({ hours: 12 }).toISO()!
}

test.group('Figures of a brand, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('are read beside the time before, as charts or a table, and taken as a file', async ({ assert, cleanup }) => {
    const brand = await newBrand('klipper', 'GB', 'en-GB', { name: NAME })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const ben = await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
    const offered = await newPackage(brand, { credits: 100, price_minor: 1200 })
    const orders = [await pay(ann, offered), await pay(ann, offered), await pay(ben, offered)]
    await payAgain(orders[2]!, { refundedMinor: 600 })
    await asOwner(async (owner) => {
      for (const [place, days] of [40, 3, 2].entries())
        await owner.query('update app.revenue_entries set booked_at = $2 where order_id = $1', [
          orders[place]!.id,
          ago(days),
        ])
      for (const [{ member }, days] of [[ann, 45] as const, [ben, 2] as const])
        await owner.query('update app.members set signed_up_at = $2, activated_at = $2 where id = $1', [
          member.id,
          ago(days),
        ])
    }, brand)
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'finance' } })
    const sam = await Staff.arrive(browser, {
      grant: { slug: brand.slug, role: 'read_only' },
      width: 768,
      mode: 'dark',
    })
    cleanup(() => Promise.all([kim.leave(), sam.leave()]).then(() => undefined))

    for (const somebody of [kim, sam]) {
      const { page, word } = somebody
      await somebody.enter({ name: NAME, slug: brand.slug })
      await somebody.turnTo('figures.title')
      const figure = (row: string, section: string) =>
        page
          .getByRole('table', { name: word(`figures.sections.${section}`), exact: true })
          .getByRole('row', { name: word(`figures.rows.${row}.hint`) })
          .getByRole('cell')
          .allTextContents()
      await page.getByRole('table', { name: word('figures.sections.members') }).waitFor()
      assert.deepEqual(await figure('sign_ups', 'members'), ['1', '1', '0%', '0'])
      assert.deepEqual(await figure('paid', 'revenue'), ['£24.00', '£12.00', '+100%', '£0.00'])
      assert.deepEqual(await figure('refunded', 'revenue'), ['£5.00', '£0.00', '–', '£0.00'])
      assert.deepEqual(await figure('net', 'revenue'), ['£15.00', '£10.00', '+50%', '£0.00'])
      await page.getByRole('img', { name: /^Net revenue, .*: £15.00 in all, the most £10.00 \(/ }).waitFor()
      assert.deepEqual(await faults(page), [])

      await somebody.button('figures.as_table').click()
      const days = page.getByRole('table', { name: word('figures.sections.days') })
      assert.equal(await days.getByRole('row').count(), 1 + 28)
      assert.deepEqual(await days.getByRole('row').nth(2).getByRole('cell').allTextContents(), ['1', '£5.00'])
      assert.deepEqual(await faults(page), [])

      await page.getByLabel(word('figures.period')).click()
      await page.getByRole('option', { name: word('figures.year') }).click()
      await page.getByRole('table', { name: word('figures.sections.months') }).waitFor()
      await somebody.button('figures.as_charts').click()
      assert.deepEqual(await figure('sign_ups', 'members'), ['2', '0', '–', '0'])
      assert.deepEqual(await faults(page), [])
    }

    const [download] = await Promise.all([
      kim.page.waitForEvent('download'),
      kim.page.getByRole('link', { name: kim.word('figures.file') }).click(),
    ])
    assert.lengthOf(
      readFileSync(await download.path(), 'utf8')
        .trimEnd()
        .split('\r\n'),
      1 + 365
    )
    assert.deepEqual([...kim.complaints, ...sam.complaints], [])
  })

  test('say that there is no full day yet', async ({ assert, cleanup }) => {
    const brand = await newBrand('schouw', 'GB', 'en-GB', { name: 'Schouw' })
    const sam = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => sam.leave())
    await sam.enter({ name: 'Schouw', slug: brand.slug })
    await sam.turnTo('figures.title')

    await sam.says('figures.no_day')

    assert.deepEqual(await faults(sam.page), [])
  }).tags(['@full'])
})
