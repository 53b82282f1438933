import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Browser } from 'playwright'
import { mailAbout } from '../../../mailbox.ts'
import { newBrand, newPerson, type Person } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Lente'

test.group('Announcements, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let ann: Person
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('lente', 'GB', 'en-GB', { name: NAME })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await ann.browser.put('/api/notifications', { news: { mail: true } })
  })
  group.teardown(() => browser.close())

  test('are written, tried out, scheduled, called back and sent to who asked for them', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    const { page } = kim
    const faults = async () => [...(await violations(page)), ...(await invalidHtml(page))]
    await kim.enter({ name: NAME, slug: brand.slug })

    await kim.turnTo('resources.announcements.name_other')
    await kim.says('announcements.empty')
    await page.getByRole('link', { name: kim.word('announcements.new') }).click()
    await kim.says('announcements.about')
    assert.deepEqual(await faults(), [])
    await page.getByLabel(kim.word('resources.announcements.fields.title')).fill('A quiet spring')
    await page.getByLabel(kim.word('announcements.text')).fill('Two new towns.\n\nCome and see.')
    await page.getByLabel(kim.word('announcements.button')).fill('Look around')
    await kim.says('announcements.few', { number: '5' })
    await kim.button('announcements.save').click()

    await kim.button('announcements.test').click()
    await kim.says('announcements.tested')
    const tomorrow = DateTime.now().setZone('Europe/Amsterdam').plus({ days: 1 }).toFormat("yyyy-MM-dd'T'HH:mm")
    await page.getByLabel(kim.word('announcements.zone', { zone: 'Europe/Amsterdam' })).fill(tomorrow)
    assert.deepEqual(await faults(), [])
    await kim.button('announcements.schedule').click()
    await kim.button('announcements.withdraw').click()
    await kim.button('announcements.send_now').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(kim.word('announcements.ask_send')).waitFor()
    await dialog.getByRole('button', { name: kim.word('announcements.send_now') }).click()
    await page.getByText(kim.word('announcements.states.sent'), { exact: true }).waitFor()
    assert.deepEqual(await faults(), [])

    assert.include((await mailAbout(ann.member.email, /A quiet spring/)).text, 'Come and see.')
    await kim.turnTo('resources.announcements.name_other')
    await page.getByRole('cell', { name: 'A quiet spring' }).waitFor()
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('about the service go to every member, in each language that members read', async ({ assert, cleanup }) => {
    await ann.browser.put('/api/notifications', { news: { mail: false } })
    const mia = await newPerson(brand, { name: 'Mia', gender: 'female', looking_for: 'male' })
    await mia.browser.put('/api/user.php', { language: 'de' })
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    const { page } = kim
    const write = async (title: string) => {
      await page.getByLabel(kim.word('resources.announcements.fields.title')).fill(title)
      await page.getByLabel(kim.word('announcements.text')).fill('They apply from May.')
      await page.getByLabel(kim.word('announcements.button')).fill('Read')
    }
    const choose = async (label: string, option: string) => {
      await page.getByLabel(kim.word(label)).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await kim.enter({ name: NAME, slug: brand.slug })

    await kim.turnTo('resources.announcements.name_other')
    await page.getByRole('link', { name: kim.word('announcements.new') }).click()
    await page.getByLabel(kim.word('announcements.active')).fill('30')
    await choose('resources.announcements.fields.kind', kim.word('announcements.kinds.service'))
    await kim.says('announcements.about_service')
    assert.equal(await page.getByLabel(kim.word('announcements.active')).count(), 0)
    await choose('announcements.leads_to', '/terms')
    await write('Our new terms')
    await kim.says('announcements.languages_missing', { languages: 'Deutsch' })
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await page.getByRole('tab', { name: 'Deutsch' }).click()
    await write('Neue AGB')
    await page
      .getByText(kim.word('announcements.languages_missing', { languages: 'Deutsch' }))
      .waitFor({ state: 'detached' })
    await kim.button('announcements.save').click()

    await kim.button('announcements.send_now').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(kim.word('announcements.ask_send_service')).waitFor()
    await dialog.getByRole('button', { name: kim.word('announcements.send_now') }).click()
    await page.getByText(kim.word('announcements.states.sent'), { exact: true }).waitFor()

    assert.include((await mailAbout(ann.member.email, /Our new terms/)).text, 'They apply from May.')
    await mailAbout(mia.member.email, /Neue AGB/)
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('say what is missing, ask before what was written is lost, and are deleted', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter({ name: NAME, slug: brand.slug })

    await kim.turnTo('resources.announcements.name_other')
    await page.getByRole('link', { name: kim.word('announcements.new') }).click()
    await page.getByLabel(kim.word('resources.announcements.fields.title')).fill('A quiet spring')
    await kim.button('announcements.save').click()
    await page.locator('textarea[aria-invalid=true]').first().waitFor()
    await kim.turnTo('resources.campaigns.name_other')
    await kim.button('forms.leave.stay').click()
    await page.getByLabel(kim.word('announcements.text')).fill('Two new towns.')
    await page.getByLabel(kim.word('announcements.button')).fill('Look')
    await kim.button('announcements.save').click()
    await kim.button('announcements.remove').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: kim.word('announcements.remove') })
      .click()
    await kim.says('announcements.empty')

    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})
