import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { newBrand, newPerson } from '../../../cast.ts'
import { mailAbout, tokenIn } from '../../../mailbox.ts'
import { openDevice, startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { translationsOf } from '../../translations.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Halma'
const FACTS = 'The photos belong to somebody else.'

test.group('A report, from the form to the appeal', (group) => {
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  const faults = async (page: Page) => [...(await violations(page)), ...(await invalidHtml(page))]

  test('is answered, decided by one colleague and looked at again by another', async ({ assert, cleanup }) => {
    const brand = await newBrand('halma', 'GB', 'en-GB', { name: NAME })
    const ben = await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
    const email = `vera-${brand.slug}@example.com`
    const vera = await openDevice(browser, { host: brand.host, width: 390, height: 844 })
    const [kim, sam] = await Promise.all(
      ['moderator', 'operator'].map((role) => Staff.arrive(browser, { grant: { slug: brand.slug, role } }))
    )
    cleanup(() => Promise.all([vera.context.close(), kim!.leave(), sam!.leave()]).then(() => undefined))
    const site = vera.page

    // Somebody without an account reports a page.
    await site.goto(vera.address(`/complaints?page=/members/${ben.profile.id}`))
    await site.locator('select[name=reason]').selectOption('stolen')
    await site.getByLabel(t('safety:complaints.description')).fill('That is me in these photos.')
    await site.getByLabel(t('safety:complaints.name'), { exact: true }).fill('Vera Visitor')
    await site.getByLabel(t('safety:complaints.email'), { exact: true }).fill(email)
    await site.locator('input[name=good_faith]').check()
    await site.getByRole('button', { name: t('safety:complaints.send') }).click()
    await site.waitForURL(/\/complaints\?token=[\w-]{43}$/)

    // A moderator takes it and asks.
    const { page, word } = kim!
    await kim!.enter({ name: NAME, slug: brand.slug })
    await kim!.turnTo('resources.complaints.name_other')
    await page.getByRole('row').filter({ hasText: 'Ben' }).waitFor()
    assert.deepEqual(await faults(page), [])
    await kim!.button('complaints.next').click()
    await page.getByText('That is me in these photos.').waitFor()
    await kim!.button('complaints.evidence.show').click()
    await page.getByRole('heading', { name: /^Ben, \d+$/ }).waitFor()
    await page.getByLabel(word('complaints.thread.words')).fill('Which of the photos?')
    await kim!.button('complaints.thread.send').click()
    await page.getByRole('listitem').filter({ hasText: 'Which of the photos?' }).waitFor()
    assert.deepEqual(await faults(page), [])

    // She answers by the link.
    await site.goto(vera.address(`/${tokenIn(await mailAbout(email, /written to you/))}`))
    await site.getByText('Which of the photos?').waitFor()
    await site.getByLabel(t('safety:case.thread.label')).fill('The one at the beach.')
    await site.getByRole('button', { name: t('safety:case.thread.send') }).click()
    await site.getByRole('listitem').filter({ hasText: 'The one at the beach.' }).waitFor()
    assert.deepEqual(await faults(site), [])

    // The moderator decides.
    await page.getByRole('checkbox', { name: word('complaints.measures.hidden') }).check()
    await page.getByLabel(word('complaints.decision.clause')).fill('4.2')
    await page.getByLabel(word('complaints.decision.facts')).fill(FACTS)
    await page.getByLabel(word('forms.reason')).fill('Compared the photos')
    const submit = page.getByRole('button', { name: word('complaints.decision.submit'), exact: true })
    await submit.click()
    await submit.waitFor({ state: 'detached' })
    await page.getByText(FACTS, { exact: true }).waitFor()

    // The person it is about reads why, and appeals.
    await site.goto(vera.address(`/${tokenIn(await mailAbout(ben.member.email, /decision/i))}`))
    await site.getByRole('heading', { name: t('safety:case.subject_title') }).waitFor()
    await site.getByText(FACTS).waitFor()
    assert.notInclude(await site.getByRole('main').innerText(), 'Vera')
    assert.deepEqual(await faults(site), [])
    await site.getByLabel(t('safety:case.appeal.label')).fill('These are my own photos.')
    await site.getByRole('button', { name: t('safety:case.appeal.send') }).click()
    await site.getByRole('heading', { name: t('safety:case.appeal.mine') }).waitFor()

    // Another colleague decides about that.
    await sam!.enter({ name: NAME, slug: brand.slug })
    await sam!.turnTo('resources.complaints.name_other')
    await sam!.button('complaints.next').click()
    await sam!.page.getByText('These are my own photos.').waitFor()
    await sam!.page.getByRole('radio', { name: word('complaints.appeal.overturned') }).check()
    await sam!.page.getByLabel(word('complaints.appeal.statement')).fill('They are his own.')
    await sam!.page.getByLabel(word('forms.reason')).fill('Looked again')
    assert.deepEqual(await faults(sam!.page), [])
    await sam!.button('complaints.appeal.submit').click()
    await sam!.button('complaints.appeal.submit').waitFor({ state: 'detached' })
    await sam!.page.getByText('They are his own.', { exact: true }).waitFor()

    await site.reload()
    await site.getByText(t('safety:case.appeal.overturned')).waitFor()
    assert.deepEqual([vera.complaints, kim!.complaints, sam!.complaints], [[], [], []])
  })
})
