import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newBrand, newPerson, type Person } from '../../../cast.ts'
import { newestMailTo } from '../../../mailbox.ts'
import { picture } from '../../../api/members/pictures.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('People, in the console', (group) => {
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
    return kim
  }

  const because = (kim: Staff, why: string) => kim.field('forms.reason').fill(why)
  test('support finds a member by code, corrects the address, gives credits and ends a session', async ({
    assert,
    cleanup,
  }) => {
    await asTenant(brand, () =>
      tenantRows(
        `update app.members set support_code = '424242', support_code_until = now() + interval '1 hour'
         where tenant_id = (select sec.tenant_id()) and id = ?`,
        [ann.member.id]
      )
    )
    const kim = await arrive('support')
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.turnTo('resources.members.name_other')
    await page.getByRole('searchbox', { name: word('members.search') }).fill('424242')
    await page.getByRole('row', { name: /Ann/ }).click()
    await page.waitForURL(/\/members\/\d+$/)

    const email = `right-${ann.member.id}@example.com`
    await kim.button('member_actions.email.open').click()
    await kim.field('member_actions.email.field').fill(email)
    await because(kim, 'She typed it wrong')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.inDialog('member_actions.email.submit').click()
    await kim.says('member_actions.email.confirmed_done')
    assert.include((await newestMailTo(email)).text, 'http')

    await kim.button('member_actions.credits.open').click()
    await kim.field('member_actions.credits.field').fill('501')
    await because(kim, 'For a message that got lost')
    await kim.inDialog('member_actions.credits.give').last().click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await kim.field('member_actions.credits.field').fill('25')
    await kim.inDialog('member_actions.credits.give').last().click()
    await kim.says('member_actions.credits.give_done')
    assert.equal((await ann.browser.get('/api/user.php')).body.user.credits, 25)

    await page.getByRole('button', { name: new RegExp(word('account.sessions.end')) }).click()
    await because(kim, 'She lost her phone')
    await kim.inDialog('account.sessions.end').click()
    await kim.says('member_actions.sessions.none')
    assert.equal((await ann.browser.get('/api/user.php')).status, 403)

    await page
      .getByRole('list', { name: word('timeline.title') })
      .getByText('She lost her phone')
      .waitFor()
    await kim.choose('timeline.kind', word('timeline.kinds.credits'))
    await page.getByText('+25 · For a message that got lost').waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    assert.deepEqual(kim.complaints.filter(isUnexpected), [])
  }).tags(['@full'])

  test('an operator makes a fictional profile, adds a photo with its rights, and retires it', async ({
    assert,
    cleanup,
  }) => {
    const kim = await arrive('operator', { width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.turnTo('resources.fictional_profiles.name_other')
    await kim.says('fictional.empty')
    await page.getByRole('link', { name: word('fictional.new') }).click()
    await page.getByText('Written by our team. You can’t meet.').waitFor()
    await kim.field('resources.fictional_profiles.fields.name').fill('Gwen')
    await page.getByLabel(word('resources.fictional_profiles.fields.date_of_birth')).fill('1991-04-05')
    await kim.choose('resources.fictional_profiles.fields.gender', word('members.genders.female'))
    await kim.choose('resources.fictional_profiles.fields.looking_for', word('members.genders.male'))
    await kim.choose('options.hair_colour', 'Red')
    await kim.field('resources.fictional_profiles.fields.about_me').fill('I like the sea.')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.button('fictional.make').click()
    await page.waitForURL(/\/fictional\/\d+$/)
    const id = new URL(page.url()).pathname.split('/').at(-1)!

    await kim.button('fictional.photos.add').click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'gwen.jpg', mimeType: 'image/jpeg', buffer: await picture() })
    await kim.field('fictional.photos.source').fill('Drawn by Kim')
    await kim.choose('fictional.photos.licence', word('fictional.licences.own'))
    assert.isTrue(await kim.inDialog('fictional.photos.add').isDisabled())
    await page.getByRole('checkbox', { name: word('fictional.photos.confirm') }).check()
    await kim.inDialog('fictional.photos.add').click()
    await page.getByRole('img', { name: word('members.photos.photo_alt', { number: 1 }) }).waitFor()
    await page.getByText('Drawn by Kim').waitFor()
    assert.isAtMost(await widthOf(page), 768)
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    const seen = await ann.browser.get(`/api/members/${id}`)
    assert.isTrue(seen.body.profile.fictional_icon)
    assert.lengthOf(seen.body.profile.photos, 1)

    await kim.button('fictional.retire.open').click()
    await because(kim, 'Nobody writes for her')
    await kim.inDialog('fictional.retire.open').click()
    await kim.button('fictional.bring_back.open').waitFor()
    assert.equal((await ann.browser.get(`/api/members/${id}`)).status, 404)
    await page.getByRole('link', { name: word('fictional.back') }).click()
    await page.getByRole('row', { name: /Gwen/ }).getByText(word('fictional.states.retired')).waitFor()
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})

/** The browser reports each answer that refuses. */
function isUnexpected(complaint: string): boolean {
  return !complaint.includes('422')
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
