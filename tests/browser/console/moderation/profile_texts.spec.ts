import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newBrand, newPerson, type Person } from '../../../cast.ts'
import { newStaff } from '../../../api/admin/staff_of.ts'
import { startChromium } from '../../chromium.ts'
import { cutOff } from '../../cut_off.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { translationsOf } from '../../translations.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Halma'

test.group('Texts of profiles, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let people: Person[]
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('halma', 'GB', 'en-GB', { name: NAME })
    people = []
    for (const name of ['Ann', 'Eve', 'Ida']) {
      const person = await newPerson(brand, { name, gender: 'female', looking_for: 'male' })
      await person.browser.put('/api/profile', { about_me: `${name} bakes.` })
      await person.browser.put('/api/profile', { about_me: `${name} is on www.example.com` })
      people.push(person)
    }
  })
  group.teardown(() => browser.close())

  const shown = async ({ browser: known }: Person) => (await known.get('/api/profile')).body.profile.about_me

  test('are published, refused and taken back by keys alone', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' } })
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter({ name: NAME, slug: brand.slug })

    await kim.turnTo('resources.profile_texts.name_other')
    const rows = page.locator('[data-row]')
    const row = (name: string) => rows.filter({ hasText: `${name} bakes.` })
    await row('Ida').getByText('Ida is on www.example.com').waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    await page.keyboard.press('j')
    await page.keyboard.press('p')
    await page.getByText(kim.word('profile_texts.published', { name: 'Ann' }), { exact: true }).waitFor()
    await row('Ann').waitFor({ state: 'detached' })
    assert.equal(await shown(people[0]!), 'Ann is on www.example.com')
    await page.keyboard.press('u')
    await row('Ann').waitFor()
    assert.equal(await shown(people[0]!), 'Ann bakes.')

    await row('Ann').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    await kim.button('profile_texts.reasons.advertising').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Eve bakes.'))
    await page.keyboard.press('r')
    await kim.button('profile_texts.reasons.advertising').waitFor()
    await page.keyboard.press('3')
    await row('Eve').waitFor({ state: 'detached' })
    const reason = kim.word('profile_texts.reasons.advertising')
    await page.getByText(kim.word('profile_texts.refused', { name: 'Eve', reason }), { exact: true }).waitFor()
    assert.equal(await shown(people[1]!), 'Eve bakes.')
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Ida bakes.'))
    assert.deepEqual(kim.complaints, [])
  })

  test('that were decided or changed meanwhile are not judged unseen, at a narrow window', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    const { page } = kim
    await page.setViewportSize({ width: 768, height: 1024 })
    await kim.enter({ name: NAME, slug: brand.slug })
    await page.goto(`${new URL(page.url()).origin}/tenants/${brand.id}/show/written`)
    const row = page.locator('[data-row]').filter({ hasText: 'Ann bakes.' })
    await row.waitFor()
    assert.deepEqual(await cutOff(page), [])

    await people[0]!.browser.put('/api/profile', { about_me: 'Ann bakes bread.' })
    await row.getByRole('button', { name: kim.word('profile_texts.publish') }).click()
    await page.getByText((await translationsOf('en'))('errors:profile_text_moved_on'), { exact: true }).waitFor()
    await row.waitFor({ state: 'detached' })
    assert.equal(await shown(people[0]!), 'Ann bakes bread.')

    const mo = await newStaff([{ brand, role: 'moderator' }])
    for (const { id } of (await mo.get('/api/profile_texts?filter={"state":"held"}')).body)
      await mo.post(`/api/tenants/${brand.id}/profile_texts/${id}/publication`)
    await page.reload()
    await kim.says('profile_texts.empty')
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('409')),
      []
    )
  }).tags(['@full'])
})
