import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { newBrand, newPerson } from '../../../cast.ts'
import { countRows } from '../../../api/chat/conversing.ts'
import { newPackage, pay } from '../../../api/credits/shop.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { openDevice, startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { translationsOf } from '../../translations.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Alma'
const FACTS = 'The same advert, sent to thirty people.'

test.group('A ban', (group) => {
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('leaves a member their appeal, their data and their money, and is lifted', async ({ assert, cleanup }) => {
    const brand = await newBrand('alma', 'GB', 'en-GB', { name: NAME })
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await pay(ann, await newPackage(brand))
    const [kim, phone] = await Promise.all([
      Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } }),
      openDevice(browser, { host: brand.host, width: 390, height: 844 }),
    ])
    cleanup(() => Promise.all([phone.context.close(), kim.leave()]).then(() => undefined))
    const { page, word } = kim

    // A member is banned with reasons, by keys and mouse alike.
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.members.name_other')
    await page.getByRole('link', { name: /Ann/ }).first().click()
    await kim.button('member_actions.sanction.open').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: word('complaints.measures.suspended') }).check()
    await dialog.getByRole('combobox', { name: word('sanctions.length') }).waitFor()
    await dialog.getByRole('checkbox', { name: word('complaints.measures.suspended') }).uncheck()
    await dialog.getByRole('checkbox', { name: word('complaints.measures.banned') }).check()
    await dialog.getByLabel(word('complaints.decision.clause')).fill('4.2')
    await dialog.getByLabel(word('complaints.decision.facts')).fill(FACTS)
    await dialog.getByLabel(word('forms.reason')).fill('Thirty held messages')
    assert.deepEqual(await faults(page), [])
    await dialog.getByRole('button', { name: word('member_actions.sanction.submit') }).click()
    const sanctions = page.getByRole('region', { name: word('sanctions.title') })
    await sanctions
      .getByRole('listitem')
      .filter({ hasText: word('sanctions.kinds.banned') })
      .waitFor()
    assert.deepEqual(await faults(page), [])

    // She can't log in, is told why, and gets a link.
    const site = phone.page
    await site.goto(phone.address('/login'))
    await site.getByLabel(t('site:common.email')).fill(ann.member.email)
    await site.locator('input[name=password]').fill(PASSWORD)
    await site.getByRole('button', { name: t('site:common.log_in') }).click()
    await site.getByText(t('errors:account_banned')).waitFor()
    const link = phone.address(`/${tokenIn(await mailAbout(ann.member.email, /is banned/))}`)
    await site.goto(link)
    await site.getByRole('heading', { name: t('identity:shut_out.title.banned') }).waitFor()
    assert.deepEqual(await faults(site), [])

    // Her data.
    await site.getByRole('button', { name: t('identity:data_export.request') }).click()
    const copy = site.getByRole('link', { name: t('site:common.download_copy') })
    await copy.waitFor({ timeout: 30_000 })
    const [download] = await Promise.all([site.waitForEvent('download'), copy.click()])
    assert.match(download.suggestedFilename(), /\.zip$/)

    // Her money.
    await site.getByRole('button', { name: /£9\.99/ }).click()
    await site.getByText(t('identity:shut_out.money.done')).waitFor()
    assert.equal(await countRows(brand, `app.refunds where member_id = $1 and cause = 'ban'`, ann.member.id), 1)

    // Her appeal.
    await site.getByRole('link', { name: t('identity:shut_out.why.open') }).click()
    await site.getByText(FACTS).waitFor()
    await site.getByLabel(t('safety:case.appeal.label')).fill('That was somebody else with my password.')
    await site.getByRole('button', { name: t('safety:case.appeal.send') }).click()
    await site.getByRole('heading', { name: t('safety:case.appeal.mine') }).waitFor()

    // It is lifted, and she is back.
    await sanctions.getByRole('button', { name: word('sanctions.lift.open') }).click()
    await page.getByRole('dialog').getByLabel(word('forms.reason')).fill('Her account was stolen')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('sanctions.lift.open') })
      .click()
    await sanctions.getByText(/Lifted/).waitFor()
    await site.goto(link)
    await site.getByRole('heading', { name: t('identity:shut_out.title.active') }).waitFor()
    assert.deepEqual([phone.complaints.filter((one) => !/403/.test(one)), kim.complaints], [[], []])
  }).timeout(120_000)
})
