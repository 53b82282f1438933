import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newSuitor, write } from '../../../api/chat/conversing.ts'
import { newPackage, pay } from '../../../api/credits/shop.ts'
import { newBrand, type Person } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Halma'
const TEXT = 'You have such a lovely smile, tell me more about you'

test.group('Held messages, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let suitor: Person
  let women: Person[]
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('halma', 'GB', 'en-GB', { name: NAME })
    ;({ suitor, women } = await newSuitor(brand, 6, 100))
    await pay(suitor, await newPackage(brand, { credits: 100, price_minor: 1000 }))
  })
  group.teardown(() => browser.close())

  const arrive = (role: string) => Staff.arrive(browser, { grant: { slug: brand.slug, role } })

  test('wait with their text until a moderator delivers or refuses them', async ({ assert, cleanup }) => {
    for (const { profile } of women) await write(suitor, profile, TEXT)
    const kim = await arrive('moderator')
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter({ name: NAME, slug: brand.slug })

    await kim.turnTo('resources.held_messages.name_other')
    const waiting = page.getByRole('listitem').filter({ hasText: TEXT })
    await waiting.nth(1).waitFor()
    await waiting
      .first()
      .getByText(kim.word('held_messages.receivers_other', { count: 4 }))
      .waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.button('held_messages.release').first().click()
    await waiting.nth(1).waitFor({ state: 'detached' })
    await kim.button('held_messages.refuse').click()
    await page.getByRole('menuitem', { name: kim.word('held_messages.reasons.scam') }).click()
    await kim.says('held_messages.empty')

    const { body } = await suitor.browser.get('/api/chats.php')
    assert.lengthOf(
      body.chats.filter(({ conversation }: any) => conversation.held === 'refused'),
      1
    )
    assert.equal((await suitor.browser.get('/api/user.php')).body.user.credits, 150)
    await page.getByRole('combobox', { name: kim.word('resources.held_messages.fields.state') }).click()
    await page.getByRole('option', { name: kim.word('held_messages.states.refused') }).click()
    await page.getByText(kim.word('held_messages.reasons.scam')).waitFor()
    await waiting.getByRole('link', { name: suitor.profile.name }).click()
    await page.waitForURL(`**/members/${suitor.member.id}`)
    assert.deepEqual(kim.complaints, [])
  })

  test('say that nothing waits, and that they couldn’t be loaded', async ({ assert, cleanup }) => {
    const kim = await arrive('operator')
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter({ name: NAME, slug: brand.slug })

    await page.route('**/api/held_messages?*', (route) => route.abort())
    await kim.turnTo('resources.held_messages.name_other')
    await kim.says('ra.notification.http_error')
    await page.unroute('**/api/held_messages?*')
    await kim.button('ra.action.refresh').last().click()
    await kim.says('held_messages.empty')

    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('ERR_FAILED')),
      []
    )
  }).tags(['@full'])

  test('are not offered to staff who may not decide', async ({ assert, cleanup }) => {
    const kim = await arrive('support')
    cleanup(() => kim.leave())
    await kim.enter({ name: NAME, slug: brand.slug })

    const pages = await kim.pagesOfBrand()
    assert.include(pages, kim.word('resources.members.name_other'))
    assert.notInclude(pages, kim.word('resources.held_messages.name_other'))
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})
