import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { plant } from '../../api/admin/dashboard/waiting.ts'
import { asOwner, newBrand, newPerson, type Person } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { invalidHtml } from '../invalid_html.ts'
import { violations } from '../violations.ts'
import { Staff } from './console_staff.ts'

test.group('The console’s first screen', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('halma', 'GB', 'en-GB', { name: 'Halma' })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
  })
  group.teardown(() => browser.close())

  const arrive = async (role: string, more = {}) => {
    const staff = await Staff.arrive(browser, { grant: { slug: brand.slug, role }, ...more })
    await staff.enter('dashboard')
    return staff
  }
  const open = (kim: Staff, name: string, count: number) =>
    kim.page.getByRole('link', {
      name: new RegExp(`^${kim.word(`dashboard.waiting.${name}`, { count, number: count })} ?, `),
    })

  test('shows what waits, and no more once it was worked off', async ({ assert, cleanup }) => {
    await plant('held_messages', ann, 30)
    await plant('push_key_refused', ann, 2)
    const kim = await arrive('operator')
    cleanup(() => kim.leave())
    const { page } = kim

    await open(kim, 'push_key_refused', 1).waitFor()
    await open(kim, 'held_messages', 1)
      .getByText(kim.word('dashboard.overdue', { number: 1 }))
      .waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    await open(kim, 'held_messages', 1).press('Enter')
    await kim.button('held_messages.refuse').click()
    await page.getByRole('menuitem', { name: kim.word('held_messages.reasons.spam') }).click()
    await kim.says('held_messages.empty')
    await kim.goTo('dashboard.title')
    await open(kim, 'push_key_refused', 1).waitFor()
    await open(kim, 'held_messages', 1).waitFor({ state: 'detached' })
    assert.deepEqual(kim.complaints, [])
  })

  test('shows what a brand lacks to go live, and leads to the setting that mends it', async ({ assert, cleanup }) => {
    await asOwner((owner) =>
      owner.query(
        `update global.tenants set state = 'draft', settings = settings || '{"support_email": ""}' where id = $1`,
        [brand.id]
      )
    )
    const kim = await arrive('operator', { mode: 'dark', width: 768 })
    cleanup(() => kim.leave())
    const { page } = kim

    await kim.says('dashboard.nothing')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await page.getByRole('link', { name: kim.word('checklist.lines.support_email') }).click()
    await kim.setting('support_email').waitFor()
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('[data-setting=support_email]')!.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('shows finance staff what is theirs, and how it is worked off', async ({ assert, cleanup }) => {
    for (const name of ['payment_tasks', 'held_messages', 'push_key_refused'] as const) await plant(name, ann, 3)
    const kim = await arrive('finance')
    cleanup(() => kim.leave())
    const { page } = kim

    await kim.says('dashboard.waiting.payment_tasks', { count: 1, number: 1 })
    assert.deepEqual(await violations(page), [])
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(/\/show\/tasks/)
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('names the brands of whoever has several', async ({ assert, cleanup }) => {
    const other = await newBrand('polder', 'GB', 'en-GB', { name: 'Polder' })
    const cleo = await newPerson(other, { name: 'Cleo', gender: 'female', looking_for: 'male' })
    await plant('photos', ann, 2)
    for (const hours of [5, 50]) await plant('photos', cleo, hours)
    const kim = await arrive('moderator')
    cleanup(() => kim.leave())
    await kim.grant(other.slug, 'moderator')
    const { page } = kim

    await page.reload()
    await page.getByRole('heading', { name: kim.word('dashboard.waiting.photos', { count: 3, number: 3 }) }).waitFor()
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    assert.deepEqual(
      await links.evaluateAll((all) => all.map((one) => one.textContent!.match(/^(Halma|Polder)/)?.[0])),
      ['Polder', 'Halma']
    )
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await links.first().click()
    await page.waitForURL(`**/tenants/${other.id}/show/photos`)
    await page.getByRole('heading', { name: /^Cleo, / }).waitFor()
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('says that it couldn’t be loaded, and loads it again', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' } })
    cleanup(() => kim.leave())
    const { page } = kim

    await page.route('**/api/dashboard', (route) => route.abort())
    await kim.enter('dashboard')
    await kim.says('ra.notification.http_error')
    await page.unroute('**/api/dashboard')
    await kim.button('ra.action.refresh').last().click()
    await kim.says('dashboard.nothing')
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('ERR_FAILED')),
      []
    )
  }).tags(['@full'])
})
