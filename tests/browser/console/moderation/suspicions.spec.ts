import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { newBrand, newPerson } from '../../../cast.ts'
import { report } from '../../../api/safety/complaining.ts'
import { clocksAt, SEEN } from '../../../api/safety/cases/suspecting.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Sloep'
const LOOKED_INTO = 'They arrested him the same evening.'
const JOKE = 'It was a line from a film.'

test.group('A suspected crime, from the report to its end', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('support records it, an authority is told, and what came of it is kept', async ({ assert, cleanup }) => {
    const brand = await newBrand('sloep', 'GB', 'en-GB', { name: NAME })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const ben = await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
    await report(ann, 'profile', ben.profile.id, { reason: 'threat', words: 'He says he waits for me.' })
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' }, width: 768, mode: 'dark' })
    const sam = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' } })
    cleanup(() => Promise.all([kim.leave(), sam.leave()]).then(() => undefined))

    // Support reads the report and records what it saw, but not what becomes of it.
    await kim.enter({ name: NAME, slug: brand.slug })
    assert.notInclude(await kim.pagesOfBrand(), kim.word('resources.suspicions.name_other'))
    await kim.turnTo('resources.complaints.name_other')
    await kim.page.getByRole('row').filter({ hasText: 'Ben' }).click()
    await record(kim)
    assert.deepEqual(await faults(kim.page), [])
    await kim.inDialog('suspicions.opening.submit').click()
    await kim.page.getByText(/^Recorded as S-[2-9A-Z]{8}$/).waitFor()

    // Whoever opens another one is told that there is one, and keeps what they wrote.
    await record(kim)
    await kim.inDialog('suspicions.opening.submit').click()
    await kim.page
      .getByRole('dialog')
      .getByText(/already on record/)
      .waitFor()
    assert.equal(await kim.field('suspicions.opening.words').inputValue(), SEEN.words)

    // A moderator comes to it from the first screen.
    const { page, word } = sam
    await sam.enter('dashboard')
    await page.getByRole('link', { name: /1 suspected crime/ }).click()
    const row = page.getByRole('row').filter({ hasText: word('suspicions.kinds.threat_to_life') })
    await row.waitFor()
    assert.deepEqual(await faults(page), [])
    await row.click()
    await page.getByText(SEEN.words).waitFor()
    await sam.button('suspicions.dismissal.open').waitFor()
    await sam.field('resources.suspicions.fields.authority').fill('Metropolitan Police')
    await page.getByLabel(word('resources.suspicions.fields.authority_country')).fill('United Kingdom')
    await page.getByRole('option', { name: 'United Kingdom' }).click()
    await page.getByLabel(/^Told \(/).fill(clocksAt(new Date()))
    assert.deepEqual(await faults(page), [])
    await sam.button('suspicions.report.submit').click()
    await sam.says('suspicions.report.done')

    await page.getByRole('radio', { name: word('suspicions.outcomes.pursued') }).check()
    await sam.field('suspicions.end.words').fill(LOOKED_INTO)
    await sam.button('suspicions.end.submit').click()
    await sam.says('suspicions.end.done')
    await page.getByText(LOOKED_INTO).waitFor()
    assert.deepEqual(await faults(page), [])

    // The report shows it to who may see it.
    await page.getByRole('link', { name: /^C-/ }).click()
    const section = page.getByRole('region', { name: word('resources.suspicions.name') })
    await section.getByRole('link', { name: /^S-.*life$/ }).waitFor()
    await section.getByText(word('suspicions.states.ended')).waitFor()
    assert.deepEqual(await faults(page), [])
    assert.deepEqual(sam.complaints, [])
  })

  test('is found to be none by somebody else than who recorded it', async ({ assert, cleanup }) => {
    const brand = await newBrand('kotter', 'GB', 'en-GB', { name: 'Kotter' })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const ben = await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
    await report(ann, 'profile', ben.profile.id, { reason: 'threat' })
    const [kim, sam] = await Promise.all(
      [1, 2].map(() => Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' } }))
    )
    cleanup(() => Promise.all([kim!.leave(), sam!.leave()]).then(() => undefined))
    await kim!.enter({ name: 'Kotter', slug: brand.slug })
    await kim!.turnTo('resources.complaints.name_other')
    await kim!.page.getByRole('row').filter({ hasText: 'Ben' }).click()
    await record(kim!)
    await kim!.inDialog('suspicions.opening.submit').click()
    await kim!.page.getByRole('link', { name: /^S-/ }).click()
    await kim!.says('suspicions.dismissal.own')

    const { page, word } = sam!
    await sam!.enter({ name: 'Kotter', slug: brand.slug })
    await sam!.turnTo('resources.suspicions.name_other')
    await page
      .getByRole('row')
      .filter({ hasText: word('suspicions.kinds.threat_to_life') })
      .click()
    await sam!.button('suspicions.dismissal.open').click()
    await sam!.field('forms.reason').fill(JOKE)
    assert.deepEqual(await faults(page), [])
    await sam!.inDialog('suspicions.end.submit').click()
    await sam!.says('suspicions.dismissal.done')
    await page.getByText(JOKE).waitFor()

    // Who still had the page open isn't let work on it, and sees what it is now.
    await kim!.field('resources.suspicions.fields.authority').fill('Police')
    await kim!.page.getByLabel(word('resources.suspicions.fields.authority_country')).fill('United Kingdom')
    await kim!.page.getByRole('option', { name: 'United Kingdom' }).click()
    await kim!.page.getByLabel(/^Told \(/).fill(clocksAt(new Date()))
    await kim!.button('suspicions.report.submit').click()
    await kim!.page.getByText(/changed this record/).waitFor()
    await kim!.page.getByText(JOKE).waitFor()
  }).tags(['@full'])
})

/** Fills in the dialog of a report's screen that records a suspected crime. */
async function record(staff: Staff): Promise<void> {
  const { word } = staff
  await staff.button('suspicions.opening.open').click()
  await staff.choose('resources.suspicions.fields.kind', word('suspicions.kinds.threat_to_life'))
  await staff.choose('resources.suspicions.fields.urgency', word('suspicions.urgencies.immediate'))
  await staff.field('suspicions.opening.words').fill(SEEN.words)
}
