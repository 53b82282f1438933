import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { newBrand, newPerson, type Person } from '../../../cast.ts'
import { newestMailTo } from '../../../mailbox.ts'
import { newPartnerConsent } from '../../../api/admin/people/consenting.ts'
import { cellsOf } from '../../../api/admin/lists_kept/cells_of.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Quay'
const PARTNERS = 'Hartpost B.V., Zweisam GmbH'

test.group('Data for partners, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let address: string
  let [ann, bea] = [] as unknown as [Person, Person]
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    address = `partners-${randomBytes(5).toString('hex')}@example.com`
    brand = await newBrand('quay', 'GB', 'en-GB', {
      name: NAME,
      member_resell: true,
      data_partners: PARTNERS,
      data_partners_email: address,
    })
    ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    bea = await newPerson(brand, { name: 'Bea', gender: 'female', looking_for: 'male' })
    for (const one of [ann, bea]) await newPartnerConsent(one, { partners: PARTNERS })
  })
  group.teardown(() => browser.close())

  test('an operator passes data on by a file, and ends a consent, of which the partners are told', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    await kim.enter({ name: NAME, slug: brand.slug })
    const { page, word } = kim
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    await kim.turnTo('resources.partner_consents.name')
    await row('Ann').getByText(word('partners.states.to_pass_on')).waitFor()
    assert.notInclude(await page.content(), ann.member.email)
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    await kim.button('partners.pass_on.open').click()
    await kim.field('forms.reason').fill('The list of May')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.inDialog('partners.pass_on.submit').click()
    const link = page.getByRole('link', { name: word('lists.export.download') })
    await link.waitFor()
    await row('Ann').getByText(word('partners.states.passed_on')).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const [, ...rows] = cellsOf(await readFile((await download.path())!))
    assert.sameMembers(
      rows.map(([, email]) => email),
      [ann.member.email, bea.member.email]
    )

    await row('Ann')
      .getByRole('button', { name: word('partners.end.open') })
      .click()
    await kim.field('forms.reason').fill('She objected by letter')
    await kim.inDialog('partners.end.open').click()
    await kim.says('partners.end.done')
    assert.include((await newestMailTo(address)).text, ann.member.email)
    await page.reload()
    await row('Ann')
      .getByText(/Partners told on/)
      .waitFor()
    await row('Bea').getByText(word('partners.states.passed_on')).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
  })
})
