import { test } from '@japa/runner'
import { releaseHeld } from '@manyhearts/api/app/chat/holds/decide_held'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { Browser } from 'playwright'
import { newSuitor, write } from '../../../api/chat/conversing.ts'
import { newPackage, pay } from '../../../api/credits/shop.ts'
import { asOwner, newBrand, type Person } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Halma'
const TEXT = 'You have such a lovely smile, tell me more about you'

test.group('Several rows at once, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let suitor: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('halma', 'GB', 'en-GB', { name: NAME })
    const { suitor: writer, women } = await newSuitor(brand, 7, 200)
    suitor = writer
    await pay(suitor, await newPackage(brand, { credits: 200, price_minor: 2000 }))
    // The fifth and whatever follows is held.
    for (const { profile } of women) await write(suitor, profile, TEXT)
  })
  group.teardown(() => browser.close())

  async function arrive() {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' } })
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.held_messages.name_other')
    await kim.page.getByRole('listitem').filter({ hasText: TEXT }).nth(2).waitFor()
    return kim
  }

  const states = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        'select id::text, state from app.held_messages where tenant_id = $1 order by id',
        [brand.id]
      )
      return rows as { id: string; state: string }[]
    }, brand)

  test('are decided after the time to take it back, and not at all when it is', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    const { page, word } = kim
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    const boxes = page.getByRole('checkbox', { name: word('lists.bulk.select', { name: suitor.profile.name }) })
    const toolbar = page.getByRole('toolbar', { name: word('lists.bulk.title') })
    const waiting = page.getByRole('listitem').filter({ hasText: TEXT })

    await boxes.first().click()
    await boxes.last().click({ modifiers: ['Shift'] })
    await page
      .getByRole('status')
      .filter({ hasText: word('lists.bulk.chosen_other', { count: 3 }) })
      .waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await toolbar.getByRole('button', { name: word('held_messages.refuse') }).click()
    await page.getByRole('menuitem', { name: word('held_messages.reasons.spam') }).click()
    await kim.says('held_messages.bulk.refusing_other', { count: 3 })
    assert.equal(await waiting.count(), 0)
    await kim.button('ra.action.undo').click()
    await waiting.nth(2).waitFor()
    await kim.button('ra.action.undo').waitFor({ state: 'detached' })
    assert.deepEqual(asked, [])
    assert.deepEqual([...new Set((await states()).map(({ state }) => state))], ['held'])

    await page.getByRole('checkbox', { name: word('lists.bulk.select_all') }).check()
    await toolbar.getByRole('button', { name: word('held_messages.release') }).click()
    await kim.says('held_messages.bulk.releasing_other', { count: 3 })
    await page.keyboard.press('Escape')
    await kim.says('held_messages.bulk.released_other', { count: 3 })
    await kim.says('held_messages.empty')
    assert.lengthOf(asked, 3)
    assert.deepEqual([...new Set((await states()).map(({ state }) => state))], ['released'])
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('say to how many it was done, and what others had decided before', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    const { page, word } = kim
    const [first] = await states()
    await asTenant(brand, () => releaseHeld(first!.id, null))

    await page.getByRole('checkbox', { name: word('lists.bulk.select_all') }).check()
    const toolbar = page.getByRole('toolbar', { name: word('lists.bulk.title') })
    await toolbar.getByRole('button', { name: word('held_messages.refuse') }).click()
    await page.getByRole('menuitem', { name: word('held_messages.reasons.spam') }).click()
    await page.keyboard.press('Escape')

    await page.getByText(word('lists.bulk.some', { done: '2', all: '3' })).waitFor()
    await kim.says('held_messages.empty')
    assert.deepEqual(
      (await states()).map(({ state }) => state),
      ['released', 'refused', 'refused']
    )
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('409')),
      []
    )
  }).tags(['@full'])
})
