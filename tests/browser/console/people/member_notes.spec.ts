import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newBrand, newPerson, type Person } from '../../../cast.ts'
import { newestMailTo } from '../../../mailbox.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('A member’s date of birth and notes, in the console', (group) => {
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

  async function arrive(role: string, more: { width?: number; mode?: 'dark' } = {}) {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role }, ...more })
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.open(`/tenants/${brand.id}/show/members/${ann.member.id}`)
    return kim
  }

  const faultsOf = async ({ page }: Staff) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('support corrects a date of birth, which is refused for who would be too young', async ({ assert, cleanup }) => {
    const kim = await arrive('support')
    cleanup(() => kim.leave())
    const { page, word } = kim
    const date = page.getByRole('dialog').getByLabel(word('member_actions.birth_date.field'))
    await kim.button('member_actions.birth_date.open').click()
    await date.fill(new Date().toISOString().slice(0, 10))
    await kim.field('forms.reason').fill('She mistyped the year')
    await kim.inDialog('member_actions.birth_date.submit').click()
    await kim.says('member_actions.birth_date.too_young', { age: 18 })
    assert.deepEqual(await faultsOf(kim), [])

    await date.fill('1961-04-05')
    await kim.inDialog('member_actions.birth_date.submit').click()

    await kim.says('member_actions.birth_date.done')
    const { profile } = (await ann.browser.get('/api/profile')).body
    assert.equal(profile.date_of_birth, '1961-04-05')
    assert.match((await newestMailTo(ann.member.email)).subject!, /date of birth/)
    await page
      .getByRole('list', { name: word('timeline.title') })
      .getByText(word('audit_actions.member_birth_date_changed'))
      .waitFor()
    assert.deepEqual(kim.complaints.filter(isUnexpected), [])
  }).tags(['@full'])

  test('colleagues note what they know, and remove their own', async ({ assert, cleanup }) => {
    const kim = await arrive('support', { width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    const { page, word } = kim
    const notes = page.getByRole('list', { name: word('member_notes.title') })
    await kim.says('member_notes.none')
    assert.isTrue(await kim.button('member_notes.add').isDisabled())
    await kim.field('member_notes.field').fill('Called her.\nShe will write.')
    await kim.button('member_notes.add').click()
    await kim.says('member_notes.added')
    await notes.getByText('Called her.').waitFor()
    assert.equal(await kim.field('member_notes.field').inputValue(), '')
    await page.getByText(word('audit_actions.member_note_written')).waitFor()
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 768)
    assert.deepEqual(await faultsOf(kim), [])

    const lee = await arrive('moderator')
    cleanup(() => lee.leave())
    await lee.field('member_notes.field').fill('She wrote')
    // By the keys alone.
    await lee.page.keyboard.press('Tab')
    await lee.page.keyboard.press('Enter')
    await lee.page.getByRole('listitem').filter({ hasText: 'She wrote' }).waitFor()
    const removers = (who: Staff) =>
      who.page
        .getByRole('list', { name: word('member_notes.title') })
        .getByRole('button', { name: word('member_notes.remove') })
    assert.equal(await removers(lee).count(), 1)

    const rae = await arrive('read_only')
    cleanup(() => rae.leave())
    const seen = rae.page.getByRole('list', { name: word('member_notes.title') }).getByRole('listitem')
    await seen.first().getByText('She wrote').waitFor()
    assert.equal(await seen.count(), 2)
    assert.equal(await rae.field('member_notes.field').count(), 0)
    assert.equal(await removers(rae).count(), 0)

    await removers(kim).click()
    await kim.inDialog('member_notes.remove').click()
    await kim.says('member_notes.removed')
    await notes.getByText('Called her.').waitFor({ state: 'detached' })
    for (const who of [kim, lee, rae]) assert.deepEqual(who.complaints, [])
  }).tags(['@full'])

  test('notes that can’t be loaded are asked for again', async ({ cleanup }) => {
    const kim = await arrive('support')
    cleanup(() => kim.leave())
    const calls = '**/notes?*'
    await kim.page.route(calls, (route) =>
      route.fulfill({ status: 503, json: { errors: [{ code: 'x', message: 'Later' }] } })
    )
    await kim.open(`/tenants/${brand.id}/show/members/${ann.member.id}`)
    const section = kim.page.getByRole('region', { name: kim.word('member_notes.title') })
    await section.getByText('Later').waitFor()
    await kim.page.unroute(calls)

    await section.getByRole('button', { name: kim.word('ra.action.refresh') }).click()

    await section.getByText(kim.word('member_notes.none')).waitFor()
  }).tags(['@full'])
})

/** The browser reports each answer that refuses. */
function isUnexpected(complaint: string): boolean {
  return !complaint.includes('422')
}
