import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { keepTrustMonths } from '@manyhearts/api/app/admin/trust/keep_trust_months'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { makeUpMonth, MONTH } from '../../../api/admin/trust/made_up_month.ts'
import { newBrand, newFictionalProfile, newPerson } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Tjalk'

test.group('Moderation figures, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('who runs a brand reads a month, with what each number means, and takes the year as a file', async ({
    assert,
    cleanup,
  }) => {
    const rosa = await newBrand('tjalk', 'GB', 'en-GB', { name: NAME })
    const ann = await newPerson(rosa, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const ben = await newPerson(rosa, { name: 'Ben', gender: 'male', looking_for: 'female' })
    const fay = await newFictionalProfile(rosa, { name: 'Fay', gender: 'female' })
    await makeUpMonth({ rosa, ann, ben, fay })
    await asTenant(rosa, keepTrustMonths)
    const kim = await Staff.arrive(browser, { grant: { slug: rosa.slug, role: 'read_only' }, width: 768, mode: 'dark' })
    const sam = await Staff.arrive(browser, { grant: { slug: rosa.slug, role: 'operator' } })
    cleanup(() => Promise.all([kim.leave(), sam.leave()]).then(() => undefined))

    for (const somebody of [kim, sam]) {
      const { page, word } = somebody
      await somebody.enter({ name: NAME, slug: rosa.slug })
      await somebody.turnTo('trust.title')
      // The notice at the month's end was decided in this one, which is all that happened so far.
      await page.getByText(word('trust.so_far')).waitFor()
      assert.deepEqual(await faults(page), [])

      await page.getByLabel(word('trust.month')).click()
      await page.getByRole('option', { name: MONTH.setLocale('en-GB').toFormat('LLLL yyyy') }).click()
      await page.getByText(/^Kept since/).waitFor()
      const figure = (name: string, section: string) =>
        page
          .getByRole('table', { name: word(`trust.sections.${section}`), exact: true })
          .getByRole('row', { name })
          .getByRole('cell')
          .allTextContents()
      assert.deepEqual(await figure(word('trust.rows.notices.name'), 'notices'), ['6'])
      assert.deepEqual(await figure(word('trust.rows.after_software.name'), 'decisions'), ['2 (33.3%)'])
      assert.deepEqual(await figure(word('trust.rows.appeal_time.name'), 'appeals'), ['36 hrs'])
      assert.deepEqual(await figure(word('trust.rows.active_members.name'), 'active'), [word('trust.not_counted')])
      assert.deepEqual(await figure(word('complaints.measures.banned'), 'measures'), ['1', '0'])
      assert.deepEqual(await faults(page), [])
    }

    const year = MONTH.toFormat('yyyy')
    const [download] = await Promise.all([
      sam.page.waitForEvent('download'),
      sam.page.getByRole('link', { name: sam.word('trust.file', { year, format: 'CSV' }) }).click(),
    ])
    assert.match(readFileSync(await download.path(), 'utf8'), /^notices\.all,(.*,)?6$/m)
    assert.deepEqual([...kim.complaints, ...sam.complaints], [])
  })

  test('say so where nothing happened', async ({ assert, cleanup }) => {
    const brand = await newBrand('aak', 'GB', 'en-GB', { name: 'Aak' })
    const sam = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => sam.leave())
    await sam.enter({ name: 'Aak', slug: brand.slug })
    await sam.turnTo('trust.title')

    await sam.says('trust.nothing')

    assert.deepEqual(await faults(sam.page), [])
  }).tags(['@full'])
})
