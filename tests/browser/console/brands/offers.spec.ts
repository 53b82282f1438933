import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { asOwner, newBrand, newPerson } from '../../../cast.ts'
import { eventually } from '../../../api/notices/eventually.ts'
import { newPackage } from '../../../api/credits/shop.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('What a brand sells, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME, countries: ['GB'] })
    await newPackage(brand, { credits: 100, price_minor: 999 })
  })
  group.teardown(() => browser.close())

  async function arrive(role: string) {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role } })
    await kim.enter({ name: NAME, slug: brand.slug })
    return kim
  }
  const faultsOf = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]
  const prices = async () => {
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const { body } = await ann.browser.get('/api/packages')
    return body.packages.map((one: any) => [one.credits, one.price_minor])
  }

  test('an operator’s day: a price, a package, a code, fifty unique codes and a stop', async ({ assert, cleanup }) => {
    const kim = await arrive('operator')
    cleanup(() => kim.leave())
    const { page, word } = kim
    const dialog = page.getByRole('dialog')
    const row = (name: string) => page.getByRole('row', { name })

    await kim.turnTo('offers.packages.title')
    await kim.button('offers.edit_named', { name: '100 credits' }).click()
    assert.deepEqual(await faultsOf(page), [])
    await kim.field('offers.packages.price').fill('12,99')
    await kim.button('ra.action.save').click()
    await kim.says('offers.packages.saved')
    await row('100 credits').getByText('£12.99').waitFor()

    await kim.button('offers.packages.new').click()
    await kim.field('offers.packages.credits').fill('50')
    await kim.field('offers.packages.price').fill('0')
    await kim.button('ra.action.save').click()
    await dialog.getByText('Enter 1 or more.').waitFor()
    await kim.field('offers.packages.price').fill('7.99')
    await kim.button('ra.action.save').click()
    await row('50 credits').waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(await prices(), [
      [50, 799],
      [100, 1_299],
    ])

    const down = kim.button('offers.move_down', { name: '50 credits' })
    await down.focus()
    await page.keyboard.press('Enter')
    await kim.says('offers.moved', { name: '50 credits', place: 2, count: 2 })
    await down.and(page.locator(':focus')).waitFor()
    // The list shows the order at once, and members see it when the call is done.
    await eventually('the order of members', async () => (await prices())[0][0] === 100 || undefined)
    assert.deepEqual(await prices(), [
      [100, 1_299],
      [50, 799],
    ])
    assert.deepEqual(await faultsOf(page), [])

    await kim.turnTo('resources.discount_codes.name_other')
    await kim.button('offers.codes.new').click()
    await kim.field('offers.codes.code').fill('spring-20')
    await kim.field('offers.codes.percent').fill('20')
    const example = page.getByRole('region', { name: word('offers.codes.example') })
    await example.getByText('£10.39').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await kim.button('ra.action.save').click()
    await row('SPRING-20').getByText(word('offers.codes.states.running')).waitFor()

    await kim.button('offers.codes.make').click()
    await kim.field('offers.codes.batch_name').fill('Letters')
    await kim.field('offers.codes.percent').fill('30')
    await kim.button('ra.action.save').click()
    const link = page.getByRole('link', { name: word('offers.codes.download_named', { name: 'Letters' }) })
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    assert.lengthOf(lines, 51)
    assert.match(lines[1]!, /^GET-\w{12},30,/)

    await kim.button('offers.codes.stop_named', { code: 'SPRING-20' }).click()
    await row('SPRING-20').getByText(word('offers.codes.states.stopped')).waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(await faultsOf(page), [])

    await kim.turnTo('tenants.history')
    await page.getByText('9.99 GBP').waitFor()
    await page.getByText('12.99 GBP', { exact: true }).first().waitFor()
    assert.deepEqual(kim.complaints, [])
  })

  test('who may only look reads gifts in the words of members, and changes nothing', async ({ assert, cleanup }) => {
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.gifts (tenant_id, key, picture, names, position) values
             ($1, 'rose', 'rose', '{"en": "Red rose"}', 0), ($1, 'bouquet', 'bouquet', '{}', 1)`,
          [brand.id]
        ),
      brand
    )
    const kim = await arrive('finance')
    cleanup(() => kim.leave())
    const { page, word } = kim

    await kim.turnTo('offers.gifts.title')
    await page.getByText('Red rose').waitFor()
    await page.getByText('Bouquet').waitFor()
    await page.getByText(word('offers.gifts.standard_name')).waitFor()
    assert.equal(await kim.button('offers.gifts.new').count(), 0)
    assert.equal(await page.getByRole('button', { name: word('offers.edit') }).count(), 0)
    assert.deepEqual(await faultsOf(page), [])
  }).tags(['@full'])
})
