import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { givenCompany } from '../../../api/admin/given_company.ts'
import { newPackage } from '../../../api/credits/shop.ts'
import { newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { startChromium } from '../../chromium.ts'
import { Staff } from '../console_staff.ts'
import { violations } from '../../violations.ts'

const NAME = 'Halma'

test.group('Whether a brand is open, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const newHalma = async () => {
    const halma = await newBrand('halma', 'GB', 'en-GB', { name: NAME, countries: ['GB'], support_email: '' })
    await newPackage(halma, { country: 'GB' })
    await givenCompany(halma)
    return halma
  }

  test('an operator pauses it after a warning, and opens it again once nothing is missing', async ({
    assert,
    cleanup,
  }) => {
    const halma = await newHalma()
    const kim = await Staff.arrive(browser, { grant: { slug: halma.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    const { page } = kim
    const status = async () => (await new Visitor(halma.host).get('/api/settings.php')).status
    const state = (key: string) => page.getByRole('radio', { name: new RegExp(`^${kim.word(`states.${key}`)}`) })
    await kim.enter({ name: NAME, slug: halma.slug })
    await kim.says('checklist.missing', { what: halma.host })

    await kim.button('state_form.open').click()
    await page.getByRole('dialog').getByText(kim.word('state_form.means.paused')).waitFor()
    await state('paused').check()
    await kim.button('state_form.submit').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await status(), 503)

    await kim.button('state_form.open').click()
    assert.isTrue(await state('live').isDisabled())
    assert.deepEqual(await violations(page), [])
    await kim.button('ra.action.cancel').click()
    await kim.type('support_email', 'help@halma.dating')
    await kim.save()
    await kim.button('state_form.open').click()
    await state('live').check()
    await kim.button('state_form.submit').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await status(), 200)

    await kim.turnTo('tenants.history')
    await page
      .getByText(kim.word('audit.sentences.state_changed', { who: 'Kim' }))
      .first()
      .waitFor()
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('read-only staff see what it lacks, and nothing to change it with', async ({ assert, cleanup }) => {
    const halma = await newHalma()
    const kim = await Staff.arrive(browser, {
      grant: { slug: halma.slug, role: 'read_only' },
      mode: 'dark',
      width: 820,
    })
    cleanup(() => kim.leave())
    await kim.enter({ name: NAME, slug: halma.slug })

    await kim.says('checklist.missing', { what: halma.host })
    assert.equal(await kim.button('state_form.open').count(), 0)
    assert.deepEqual(await violations(kim.page), [])
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})
