import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import { DateTime } from 'luxon'
import type { Browser } from 'playwright'
import { newBrand, newPerson } from '../../../cast.ts'
import { newestMailTo } from '../../../mailbox.ts'
import { newStaff } from '../../../api/admin/staff_of.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { logInAs } from '../../log_in_as.ts'
import { translationsOf } from '../../translations.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'
const ANSWER = 'The copy is on its way.'

test.group('What people ask about their data, in the console', (group) => {
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  test('support extends, has a copy made and answers, and the member reads it', async ({ assert, cleanup }) => {
    const brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    const phone = await logInAs(browser, ann)
    cleanup(() => phone.context.close())
    const site = phone.page
    await site.goto(phone.address('/profile?tab=settings'))
    const panel = site
      .locator('section')
      .filter({ has: site.getByRole('heading', { name: t('identity:privacy_request.title') }) })
    await panel.getByLabel(t('identity:privacy_request.words')).fill('What do you have?')
    await panel.getByRole('button', { name: t('identity:privacy_request.send') }).click()
    await panel
      .getByRole('listitem')
      .filter({ hasText: /^See personal data/ })
      .waitFor()
    await newestMailTo(ann.member.email)
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'support' }, width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    await kim.enter({ name: NAME, slug: brand.slug })
    const { page, word } = kim
    await kim.turnTo('resources.privacy_requests.name_other')
    const row = page.getByRole('row', { name: /Ann/ })
    await row.waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await row.click()
    await page.getByText('What do you have?').waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    await kim.button('privacy_requests.extension.open').click()
    await kim.field('forms.reason').fill(`Many came at once. ${'More than the log takes. '.repeat(20)}`)
    await kim.inDialog('privacy_requests.extension.submit').click()
    await kim.says('privacy_requests.extension.done')
    await page.getByText(/^Many came at once/).waitFor()
    await kim.button('privacy_requests.export.open').click()
    await kim.inDialog('privacy_requests.export.open').click()
    await kim.says('privacy_requests.export.done')

    // What refuses an erasure is said by its ground.
    const sam = await newStaff([{ brand, role: 'operator' }])
    const last_day = DateTime.utc().plus({ days: 40 }).toISODate()
    const hold = { hold_id: null, reason: 'court_order', words: 'An order', last_day, untold: null }
    await sam.put(`/api/tenants/${brand.id}/members/${ann.member.id}/erasure_hold`, hold)
    await kim.button('privacy_requests.erasure.open').click()
    await kim.inDialog('privacy_requests.erasure.open').click()
    await page
      .getByRole('alert')
      .filter({ hasText: word('member_actions.hold.reasons.court_order') })
      .waitFor()

    await page.getByRole('radio', { name: word('privacy_requests.outcomes.fulfilled'), exact: true }).check()
    await kim.field('privacy_requests.answer.words').fill(ANSWER)
    await kim.button('privacy_requests.answer.submit').click()
    await kim.says('privacy_requests.answer.done')
    await page.getByText(ANSWER).waitFor()
    await site.reload()
    await panel.getByText(ANSWER).waitFor()
    const [own] = (await ann.browser.get('/api/privacy-requests')).body.privacy_requests
    assert.containSubset(own, { outcome: 'fulfilled', answer: ANSWER })

    // What comes by letter is entered, and has its receipt.
    await kim.turnTo('resources.privacy_requests.name_other')
    await kim.button('privacy_requests.entry.open').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(word('privacy_requests.entry.email')).fill('otto@example.com')
    await dialog
      .getByLabel(word('resources.privacy_requests.fields.received_at'))
      .fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
    await dialog.getByLabel(word('privacy_requests.entry.words')).fill('Erase what you have.')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.inDialog('privacy_requests.entry.submit').click()
    await kim.says('privacy_requests.entry.done')
    await page.getByRole('row', { name: /o•••@example\.com/ }).waitFor()
  })
})
