import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { DateTime } from 'luxon'
import { newBrand, newPerson, type Person } from '../../../cast.ts'
import { newestMailTo } from '../../../mailbox.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../../api/identity/deletion/leaving.ts'
import { newStaff } from '../../../api/admin/staff_of.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('Deletions, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
  })
  group.teardown(() => browser.close())

  test('a hold stops an erasure until it is lifted, and the log says that it waited', async ({ assert, cleanup }) => {
    await leave(ann)
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' }, width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    await kim.enter({ name: NAME, slug: brand.slug })
    const { page, word } = kim
    await kim.turnTo('resources.deletions.name_other')
    await page.getByRole('row', { name: /Ann/ }).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    await kim.button('member_actions.hold.open').click()
    await kim.field('member_actions.hold.words').fill('Your claim about an order')
    await page
      .getByLabel(word('member_actions.hold.last_day'), { exact: true })
      .fill(DateTime.now().plus({ days: 40 }).toISODate())
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.inDialog('member_actions.hold.submit').click()
    await kim.says('member_actions.hold.done')
    await page.getByRole('row', { name: /Ann/ }).getByText(word('member_actions.hold.reasons.claim')).waitFor()
    assert.equal(await page.getByRole('button', { name: word('deletions.erase.open') }).count(), 0)
    assert.include((await newestMailTo(ann.member.email, 2)).text, 'Your claim about an order')

    await letDaysPass(ann, 15)
    await eraseWhoseTimeHasCome(brand)
    await page.reload()
    await page.getByRole('row', { name: /Ann/ }).waitFor()

    await kim.button('member_actions.hold.lift').click()
    await kim.field('forms.reason').fill('The claim was settled')
    await kim.inDialog('member_actions.hold.lift').last().click()
    await kim.says('member_actions.hold.lifted')
    await page.getByText(word('deletions.states.due')).waitFor()
    await eraseWhoseTimeHasCome(brand)
    await page.reload()
    await page.getByText(word('deletions.empty')).waitFor()

    await kim.turnTo('resources.erasures.name_other')
    await page.getByRole('row', { name: new RegExp(word('erasures.causes.member')) }).waitFor()
    await page.getByText(/Waited for a hold/).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    assert.match((await newestMailTo(ann.member.email)).text!, /legal claim/)
  })

  test('a hold that somebody renewed meanwhile is shown, and what was typed can be sent again', async ({
    assert,
    cleanup,
  }) => {
    await leave(ann)
    const day = (days: number) => DateTime.utc().plus({ days }).toISODate()
    const other = await newStaff([{ brand, role: 'operator' }])
    const path = `/api/tenants/${brand.id}/members/${ann.member.id}/erasure_hold`
    const held = { reason: 'claim', words: 'A claim', untold: null }
    assert.equal((await other.put(path, { ...held, hold_id: null, last_day: day(40) })).status, 204)
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' }, width: 768 })
    cleanup(() => kim.leave())
    const { page, word } = kim
    // A day further than the brand's, where the end of its day is already the next.
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' })
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.deletions.name_other')
    await kim.button('member_actions.hold.renew').click()
    const lastDay = page.getByLabel(word('member_actions.hold.last_day'), { exact: true })
    assert.equal(await lastDay.inputValue(), day(40))
    await kim.field('member_actions.hold.words').fill('A claim that takes longer')

    const { hold } = (await other.get(`/api/members/${ann.member.id}?tenant_id=${brand.id}`)).body
    const renewed = { ...held, words: 'Their own words', hold_id: hold.id, last_day: day(50) }
    assert.equal((await other.put(path, renewed)).status, 204)
    await kim.inDialog('member_actions.hold.renew').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/Their own words/).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    assert.equal(await kim.field('member_actions.hold.words').inputValue(), 'A claim that takes longer')
    await kim.inDialog('member_actions.hold.renew').click()
    await kim.says('member_actions.hold.done')
    const now = (await other.get(`/api/members/${ann.member.id}?tenant_id=${brand.id}`)).body.hold
    assert.containSubset(now, { words: 'A claim that takes longer', last_day: day(40) })
  }).tags(['@full'])

  test('an operator erases at once by typing the name, support only restores', async ({ cleanup }) => {
    await leave(ann)
    const sam = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' } })
    cleanup(() => sam.leave())
    await sam.enter({ name: NAME, slug: brand.slug })
    await sam.turnTo('resources.deletions.name_other')
    await sam.button('member_actions.deletion.restore.open').click()
    await sam.field('forms.reason').fill('She wants to stay')
    await sam.inDialog('member_actions.deletion.restore.open').click()
    await sam.says('member_actions.deletion.restore.done')
    await sam.page.getByText(sam.word('deletions.empty')).waitFor()

    await leave(await newPerson(brand, { name: 'Lea', gender: 'female', looking_for: 'male' }))
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.deletions.name_other')
    await kim.button('deletions.erase.open').click()
    await kim.field('deletions.erase.name').fill('Lea')
    await kim.field('forms.reason').fill('She asked again')
    await kim.inDialog('deletions.erase.open').click()
    await kim.says('deletions.erase.done')
    await kim.page.getByText(kim.word('deletions.states.due'), { exact: true }).first().waitFor()
  })
})
