import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { pay } from '../../api/credits/shop.ts'
import { asOwner, type Brand, newPerson } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { Staff } from './console_staff.ts'
import { fillInBrand, fillInCompany, type NewNames, newNames } from './brands/new_company_and_brand.ts'

test.group('A whole day of an operator, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  async function makeBrand(kim: Staff, names: NewNames): Promise<void> {
    const { page, word } = kim
    await page.getByRole('link', { name: word('brands.new') }).click()
    await page.getByRole('link', { name: word('companies.new') }).click()
    await fillInCompany(kim, names)
    await kim.button('ra.action.save').click()
    await kim.heading(names.company).waitFor()
    await kim.goTo('resources.tenants.name_other')
    await page.getByRole('link', { name: word('brands.new') }).click()
    await fillInBrand(kim, names)
    await kim.button('brands.create').click()
    await kim.heading(names.name).waitFor()
  }

  /** By what the list says is missing. */
  async function goLive(kim: Staff): Promise<void> {
    const { page, word } = kim
    const mend = (line: string) => page.getByRole('link', { name: word(`checklist.lines.${line}`) }).click()
    const back = () => kim.turnTo('tenants.settings')

    await mend('company')
    await kim.field('pages.tags.names.vat_numbers').fill('NL000099998B57')
    await kim.save()
    await page.goBack()

    await mend('support_email')
    await page.locator('[data-setting=support_email] input:focus').fill('hello@amor.example.net')
    await kim.save()

    await mend('packages')
    await page.getByRole('alert').getByRole('button').click()
    await kim.field('offers.packages.credits').fill('100')
    await kim.field('offers.packages.price').fill('9,99')
    await kim.button('ra.action.save').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await back()
    await kim.button('state_form.open').click()
    await page.getByRole('radio', { name: word('states.live') }).check()
    await kim.inDialog('state_form.submit').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  test('brings a brand live from nothing, and does all that a day asks for', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser)
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.enter()
    const names = newNames()
    const visitor = await openDevice(browser, { host: names.host })
    cleanup(() => visitor.context.close())

    await makeBrand(kim, names)
    await goLive(kim)
    await visitor.page.goto(visitor.address('/'))
    await visitor.page.getByText(names.name).first().waitFor()

    await kim.turnTo('tenants.look')
    await page.getByRole('radio', { name: /meadow/i }).check()
    await kim.field('look.primary').fill('#8a1c4a')
    await kim.button('looks.publish').click()
    await kim.says('looks.published')
    await visitor.page.reload()
    assert.equal(
      await visitor.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary')),
      '#8a1c4a'
    )

    const brand = await brandCalled(names)
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male', country: 'NL', age: 66 })
    const prices = async () =>
      (await ann.browser.get('/api/packages')).body.packages.map((one: any) => [one.id, one.price_minor])

    await kim.turnTo('offers.packages.title')
    await kim.button('offers.edit_named', { name: '100 credits' }).click()
    await kim.field('offers.packages.price').fill('12,99')
    await kim.button('ra.action.save').click()
    await page.getByRole('row', { name: '100 credits' }).getByText('€12.99').waitFor()
    const [[packageId, price]] = await prices()
    assert.equal(price, 1_299)

    await kim.turnTo('resources.discount_codes.name_other')
    await kim.button('offers.codes.new').click()
    await kim.field('offers.codes.code').fill('spring-20')
    await kim.field('offers.codes.percent').fill('20')
    await kim.button('ra.action.save').click()
    await page.getByRole('row', { name: 'SPRING-20' }).getByText(word('offers.codes.states.running')).waitFor()
    const code = await ann.browser.get('/api/discountcode.php?code=SPRING-20')
    assert.equal(code.body.discountcode.value_percentage, 20)

    const paid = await pay(ann, packageId)
    await kim.turnTo('resources.orders.name_other')
    await page.getByRole('row', { name: paid.number }).click()
    await page.getByRole('radio', { name: word('payments.refunds.other') }).check()
    await kim.field('forms.reason').fill('She did not know')
    await page.getByRole('textbox', { name: word('payments.refunds.amount_in', { currency: 'EUR' }) }).fill('2,50')
    await kim.button('payments.refunds.give').click()
    await kim.inDialog('payments.refunds.give').click()
    await kim.says('payments.refunds.given', { amount: '€2.50' })

    await kim.turnTo('resources.members.name_other')
    await page.getByRole('row', { name: /Ann/ }).click()
    const before = (await ann.browser.get('/api/user.php')).body.user.credits
    await kim.button('member_actions.credits.open').click()
    await kim.field('member_actions.credits.field').fill('25')
    await kim.field('forms.reason').fill('For a message that got lost')
    await kim.inDialog('member_actions.credits.give').last().click()
    await kim.says('member_actions.credits.give_done')
    assert.equal((await ann.browser.get('/api/user.php')).body.user.credits, before + 25)

    await kim.turnTo('resources.fictional_profiles.name_other')
    await page.getByRole('link', { name: word('fictional.new') }).click()
    await kim.field('resources.fictional_profiles.fields.name').fill('Gwen')
    await page.getByLabel(word('resources.fictional_profiles.fields.date_of_birth')).fill('1961-04-05')
    await kim.choose('resources.fictional_profiles.fields.gender', word('members.genders.female'))
    await kim.choose('resources.fictional_profiles.fields.looking_for', word('members.genders.male'))
    await kim.field('resources.fictional_profiles.fields.about_me').fill('I like the sea.')
    await kim.button('fictional.make').click()
    await page.waitForURL(/\/fictional\/\d+$/)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    assert.equal((await ann.browser.get(`/api/members/${id}`)).body.profile.fictional.label, 'fictional profile')
    await kim.button('fictional.retire.open').click()
    await kim.field('forms.reason').fill('Nobody writes for her')
    await kim.inDialog('fictional.retire.open').click()
    await kim.button('fictional.bring_back.open').waitFor()
    assert.equal((await ann.browser.get(`/api/members/${id}`)).status, 404)

    assert.deepEqual(kim.complaints, [])
  })
})

function brandCalled({ slug, host }: NewNames): Promise<Brand> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query('select id::text from global.tenants where slug = $1', [slug])
    return { id: rows[0].id, slug, host }
  })
}
