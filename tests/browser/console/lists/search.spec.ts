import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../../cast.ts'
import { newPackage, pay } from '../../../api/credits/shop.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const CODE = '731 204'
const [NAME, OTHER] = ['Polder', 'Zuiderzee']

test.group('The search of the console', (group) => {
  let browser: Browser
  let brand: Brand
  let other: Brand
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME })
    other = await newBrand('zuiderzee', 'GB', 'en-GB', { name: OTHER })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await asOwner(
      (owner) =>
        owner.query(
          `update app.members set support_code = $1, support_code_until = now() + interval '1 hour' where id = $2`,
          [CODE.replace(' ', ''), ann.member.id]
        ),
      brand
    )
  })
  group.teardown(() => browser.close())

  const field = ({ page, word }: Staff) => page.getByRole('combobox', { name: word('search.label') })
  const options = ({ page }: Staff) => page.getByRole('option')
  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]
  const search = async (staff: Staff, text: string) => {
    // The one before is still there while it fades.
    await field(staff).waitFor({ state: 'detached' })
    await staff.page.keyboard.press('Control+k')
    await field(staff).waitFor()
    await staff.page.keyboard.type(text)
  }

  test('goes by keyboard alone to a member by the support code, to an order, to a setting and to a screen', async ({
    assert,
    cleanup,
  }) => {
    const { number } = await pay(ann, await newPackage(brand))
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    const { page, word } = kim
    const root = `**/tenants/${brand.id}/show`
    await kim.enter({ name: NAME, slug: brand.slug })

    await search(kim, CODE)
    await options(kim).filter({ hasText: 'a•••@example.com' }).waitFor()
    assert.deepEqual(await faults(page), [])
    await page.keyboard.press('Enter')
    await page.waitForURL(`${root}/members/${ann.member.id}`)
    await field(kim).waitFor({ state: 'detached' })

    await kim.turnTo('tenants.settings')
    await search(kim, number.toLowerCase())
    await options(kim).filter({ hasText: number }).filter({ hasText: '£9.99' }).waitFor()
    await page.keyboard.press('Control+a')
    // Who types an order's number and presses Enter at once needn't wait to see it.
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${root}/orders/*`)
    await page.locator('#main-content').getByText(number).first().waitFor()

    await search(kim, 'price message')
    const setting = options(kim).filter({ hasText: word('settings.message_credits') })
    await setting.filter({ hasText: NAME }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${root}#message_credits`)
    await page.waitForFunction(() =>
      document.activeElement?.closest('[data-setting]')?.matches('[data-setting=message_credits]')
    )

    await search(kim, `${NAME} ${word('tenants.history')}`)
    await options(kim).first().filter({ hasText: NAME }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${root}/history`)
    await page.getByText(word('audit_details.found_by.support_code')).waitFor()
    assert.deepEqual(kim.complaints, [])
  })

  test('arrows go round, Escape leaves, and what was chosen stands there again, stored without a name', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' }, width: 768 })
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.enter({ name: NAME, slug: brand.slug })
    const active = () => page.locator(`[role=option][aria-selected=true]`)

    await kim.button('search.open').click()
    await page.getByText(word('search.hint')).waitFor()
    assert.deepEqual(await faults(page), [])
    await page.keyboard.type('An')
    await options(kim).filter({ hasText: 'a•••@example.com' }).waitFor()
    const [first, last] = [options(kim).first(), options(kim).last()]
    assert.equal(await active().textContent(), await first.textContent())
    await page.keyboard.press('ArrowUp')
    assert.equal(await active().textContent(), await last.textContent())
    assert.equal(await field(kim).getAttribute('aria-activedescendant'), await last.getAttribute('id'))
    await page.keyboard.press('ArrowDown')
    assert.equal(await active().textContent(), await first.textContent())
    await page.keyboard.press('Escape')
    await field(kim).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-keyshortcuts') === 'Control+K')

    await search(kim, ann.member.email)
    await options(kim).filter({ hasText: 'Ann' }).click()
    await page.waitForURL(`**/members/${ann.member.id}`)
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    assert.include(stored, ann.member.id)
    assert.notMatch(stored, /Ann\b|example\.com/)
    await search(kim, '')
    await options(kim).filter({ hasText: 'a•••@example.com' }).waitFor()
    await page.getByText(word('search.recent')).waitFor()
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('says what is not found, what couldn’t be asked, and that not all brands were', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' } })
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.enter({ name: NAME, slug: brand.slug })
    const answer = (body: object) => page.route('**/api/search?*', (route) => route.fulfill({ json: body }))

    await search(kim, 'R-ZZZZZZ')
    await page
      .getByRole('status')
      .filter({ hasText: word('search.nothing', { text: 'R-ZZZZZZ' }) })
      .waitFor()

    await page.route('**/api/search?*', (route) => route.abort())
    await page.keyboard.type('Z')
    await page
      .getByRole('alert')
      .filter({ hasText: word('ra.notification.http_error') })
      .waitFor()
    await page.unroute('**/api/search?*')
    await answer({ hits: [], more: [], brands: { asked: 3, of: 8 } })
    await kim.button('search.again').click()
    await page
      .getByRole('alert')
      .filter({ hasText: word('search.incomplete', { asked: 3, of: 8 }) })
      .waitFor()
    assert.deepEqual(await faults(page), [])
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('ERR_FAILED')),
      []
    )
  }).tags(['@full'])

  test('another brand opens at the page that is open, after asking about what is unsaved', async ({
    assert,
    cleanup,
  }) => {
    const admin = await Staff.arrive(browser, {})
    cleanup(() => admin.leave())
    const { page, word } = admin
    await admin.enter({ name: NAME, slug: brand.slug })
    const chosen = page.getByRole('combobox', { name: word('switcher.label') })
    const change = async (from: string, to: Brand) => {
      await admin.button('switcher.open', { name: from }).focus()
      await page.keyboard.press('Enter')
      await chosen.waitFor()
      await page.keyboard.type(to.slug)
      await page.locator('[role=option][aria-selected=true]').filter({ hasText: to.slug }).waitFor()
    }

    await admin.turnTo('resources.members.name_other')
    await page.getByText('a•••@example.com').waitFor()
    await change(NAME, other)
    assert.deepEqual(await faults(page), [])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/tenants/${other.id}/show/members`)
    await admin.heading(OTHER).waitFor()
    await admin.says('members.empty')

    await admin.turnTo('tenants.settings')
    await admin.type('message_credits', '77')
    await change(OTHER, brand)
    await page.keyboard.press('Enter')
    await admin.says('forms.leave.title')
    await admin.button('forms.leave.stay').click()
    assert.equal(await admin.setting('message_credits').getByRole('textbox').inputValue(), '77')
    await admin.button('switcher.open', { name: OTHER }).click()
    await page.getByText(word('search.recent')).waitFor()
    await options(admin).filter({ hasText: brand.slug }).click()
    await admin.button('forms.leave.confirm').click()
    await admin.heading(NAME).waitFor()
    assert.deepEqual(admin.complaints, [])
  }).tags(['@full'])

  test('what isn’t there or isn’t one’s own is not found, with ways on', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' } })
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.enter({ name: NAME, slug: brand.slug })

    for (const [path, level] of [
      ['/nothing/here', 1],
      [`/tenants/${other.id}/show`, 1],
      [`/tenants/77/show/members`, 1],
      [`/tenants/${brand.id}/show/nothing`, 2],
      [`/tenants/${brand.id}/show/members/77`, 2],
    ] as const) {
      await kim.open(path)
      await page.getByRole('heading', { level, name: word('not_found.title') }).waitFor()
      assert.equal(await page.title(), `${word('not_found.title')} · Manyhearts`, path)
    }
    assert.deepEqual(await faults(page), [])
    await page
      .getByRole('main')
      .getByRole('button', { name: word('search.open') })
      .click()
    await field(kim).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('main')
      .getByRole('link', { name: word('resources.tenants.name_other') })
      .click()
    await kim.heading(word('resources.tenants.name_other')).waitFor()
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('404')),
      []
    )
  }).tags(['@full'])
})
