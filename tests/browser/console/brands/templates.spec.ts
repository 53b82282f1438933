import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { newTemplate } from '../../../api/admin/templates/templating.ts'
import { newBrand, newPerson } from '../../../cast.ts'
import { report } from '../../../api/safety/complaining.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Jol'

test.group('Templates of answers', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('are written by operators, and inserted at the cursor where staff answer', async ({ assert, cleanup }) => {
    const brand = await newBrand('jol', 'GB', 'en-GB', { name: NAME })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const ben = await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
    const { number } = (await report(ann, 'profile', ben.profile.id, { reason: 'fake' })).body.complaint
    const sam = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' }, width: 768, mode: 'dark' })
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' } })
    cleanup(() => Promise.all([kim.leave(), sam.leave()]).then(() => undefined))

    // There is none yet: the menu says so.
    const { page, word } = kim
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.complaints.name_other')
    await kim.button('complaints.next').click()
    const area = page.getByLabel(word('complaints.thread.words'))
    const menu = page.getByRole('dialog', { name: word('answer_templates.insert') })
    const open = () => kim.button('answer_templates.insert').first().click()
    await open()
    await menu.getByText(word('answer_templates.none_yet')).waitFor()
    assert.deepEqual(await faults(page), [])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })

    // An operator writes one.
    await sam.enter({ name: NAME, slug: brand.slug })
    await sam.turnTo('resources.answer_templates.name_other')
    await sam.says('answer_templates.empty')
    await sam.page.getByRole('link', { name: word('answer_templates.new') }).click()
    await sam.field('resources.answer_templates.fields.name').fill('Thanks')
    const body = sam.field('resources.answer_templates.fields.body')
    await body.fill('Hello {nmae}')
    await sam.button('ra.action.save').click()
    await sam.page.getByText('Not available in this text: {nmae}').first().waitFor()
    await body.fill('Hello {name}, we look into {number}. The team at {brand}')
    assert.deepEqual(await faults(sam.page), [])
    await sam.button('ra.action.save').click()
    await sam.says('answer_templates.saved')
    await sam.page.getByRole('row', { name: /Thanks/ }).waitFor()
    assert.deepEqual(await faults(sam.page), [])
    await newTemplate(brand, { name: 'Farewell', body: 'Goodbye.' })

    // Whoever answers finds it by typing, and it goes to where the cursor is.
    await area.fill('First. Last.')
    await area.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7))
    await open()
    await menu.getByRole('option', { name: /Farewell/ }).waitFor()
    await menu.getByRole('combobox').fill('thanks')
    assert.equal(await menu.getByRole('option').count(), 1)
    assert.deepEqual(await faults(page), [])
    await page.keyboard.press('Enter')
    await menu.waitFor({ state: 'detached' })
    const inserted = `Hello Ann, we look into ${number}. The team at ${NAME}`
    await page.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('textarea:focus')?.value.includes(text),
      inserted
    )
    assert.equal(await area.inputValue(), `First. ${inserted}Last.`)

    // It stays what anybody typed: it can be changed, and is sent as it is then.
    await area.press('End')
    await page.keyboard.type(' Soon.')
    await kim.button('complaints.thread.send').click()
    await page
      .getByRole('listitem')
      .filter({ hasText: `First. ${inserted}Last. Soon.` })
      .waitFor()
    assert.deepEqual([kim.complaints, sam.complaints.filter((one) => !/422/.test(one))], [[], []])
  }).tags(['@full'])

  test('in the brand’s language stand in for those in the reader’s, and say so', async ({ assert, cleanup }) => {
    const brand = await newBrand('vlet', 'GB', 'en-GB', { name: 'Vlet' })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const ben = await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
    const { number } = (await report(ann, 'profile', ben.profile.id, { reason: 'fake' })).body.complaint
    await newTemplate(brand, { name: 'Photos', purpose: 'decision', body: 'We looked into {number}.' })
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' } })
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.enter({ name: 'Vlet', slug: brand.slug })
    await kim.turnTo('resources.complaints.name_other')
    await kim.button('complaints.next').click()
    await kim.choose('complaints.decision.language', 'Nederlands')
    await kim.button('answer_templates.insert').last().click()
    const menu = page.getByRole('dialog', { name: word('answer_templates.insert') })
    await menu.getByText(word('answer_templates.fallback', { language: 'English' })).waitFor()
    assert.deepEqual(await faults(page), [])
    await menu.getByRole('option', { name: /Photos/ }).click()
    await menu.waitFor({ state: 'detached' })
    const facts = page.getByLabel(word('complaints.decision.facts'))
    await page.waitForFunction(() => document.querySelector('textarea:focus') !== null)
    assert.equal(await facts.inputValue(), `We looked into ${number}.`)
  }).tags(['@full'])
})
