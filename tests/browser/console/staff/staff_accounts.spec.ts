import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { ace } from '../../../ace.ts'
import { linkTo, newAddress, newColleague } from '../../../api/staff/colleague.ts'
import { newBrand } from '../../../cast.ts'
import { asInProduction } from '../../../in_production.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { translationsOf } from '../../translations.ts'
import { violations } from '../../violations.ts'
import { ColleagueDevice } from '../colleague_device.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Sluis'

test.group('Staff accounts, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  group.setup(async () => {
    browser = await startChromium()
    brand = await newBrand('sluis', 'GB', 'en-GB', { name: NAME })
  })
  group.teardown(() => browser.close())

  test('a colleague who is invited sets up a second factor, sees one brand and does one thing', async ({
    assert,
    cleanup,
  }) => {
    const [admin, kim, email] = [await Staff.arrive(browser), await ColleagueDevice.open(browser), newAddress()]
    cleanup(asInProduction())
    cleanup(() => admin.leave())
    cleanup(() => kim.leave())
    const { page } = admin
    await admin.enter()
    await admin.goTo('resources.staff_members.name_other')
    await page.getByRole('link', { name: admin.word('staff.invite'), exact: true }).click()
    await admin.field('resources.staff_members.fields.email').fill(email)
    await admin.field('resources.staff_members.fields.name').fill('Kim de Wit')
    await page.getByRole('combobox', { name: admin.word('resources.tenants.name_one'), exact: true }).fill(brand.slug)
    await page.getByRole('option', { name: NAME, exact: true }).click()
    await page.getByRole('combobox', { name: admin.word('staff.roles_label'), exact: true }).click()
    await page.getByRole('option', { name: new RegExp(admin.word('staff.roles.support')) }).click()
    await page.keyboard.press('Escape')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await admin.button('staff.send_invitation').click()
    await page.getByText(admin.word('staff.mailed', { email })).first().waitFor()

    await kim.choosePassword(await linkTo(email))
    const codes = await kim.enrolWithAuthenticator()
    assert.lengthOf(codes, 10)
    await kim.page.getByRole('menuitem', { name: kim.word('resources.tenants.name_other'), exact: true }).click()
    await kim.page.getByRole('row', { name: new RegExp(brand.slug) }).click()
    const pages = kim.page.getByRole('navigation', { name: kim.word('tenants.pages') })
    for (const [group, shown, hidden] of [
      ['reach', 'resources.campaigns.name_other', 'resources.announcements.name_other'],
      ['people', 'resources.members.name_other', 'resources.held_messages.name_other'],
    ] as const) {
      await pages.getByRole('link', { name: kim.word(`brands.groups.${group}`) }).click()
      await pages.getByRole('link', { name: kim.word(shown) }).click()
      assert.notInclude(await pages.getByRole('link').allInnerTexts(), kim.word(hidden), hidden)
    }
    const menu = kim.page.getByRole('menuitem')
    assert.notInclude(await menu.allInnerTexts(), kim.word('resources.staff_members.name_other'))
    assert.deepEqual([...admin.complaints, ...kim.device.complaints], [])
  })

  test('a lost authenticator: a recovery code logs in, and once the command took it away a passkey does', async ({
    assert,
    cleanup,
  }) => {
    const { email, browser: own } = await newColleague({ platform_admin: true })
    const kim = await ColleagueDevice.open(browser)
    cleanup(asInProduction())
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.logIn(email)
    const [code] = await kim.enrolWithAuthenticator()
    await kim.title('dashboard.title')
    await page.context().clearCookies()

    await kim.logIn(email)
    await kim.press('login.use_recovery_code')
    await kim.field('login.recovery_code').fill(code!)
    await kim.press('login.submit')
    await kim.title('dashboard.title')
    assert.equal((await own.get('/api/account')).body.account.recovery_codes_left, 9)
    assert.isUndefined((await ace('staff:recover', email)).code)
    await kim.addFingerprint()
    await kim.logIn(email)
    await kim.title('account.enrol.title')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.press('account.passkeys.add')
    await kim.title('dashboard.title')

    await page.context().clearCookies()
    await page.goto(kim.device.address('/account'))
    await kim.press('login.use_passkey')
    await kim.title('account.title')
    await page.getByText(kim.word('account.sessions.this'), { exact: true }).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    assert.deepEqual(kim.device.complaints, [])
  }).tags(['@full'])

  test('finance and read-only see what their role allows, and nothing to change it with', async ({
    assert,
    cleanup,
  }) => {
    const pagesOf = async (role: string) => {
      const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role } })
      cleanup(() => kim.leave())
      await kim.enter({ name: NAME, slug: brand.slug })
      assert.equal(await kim.button('ra.action.save').count(), 0, role)
      return kim.pagesOfBrand()
    }
    const t = await translationsOf('en')
    const names = (keys: string[]) => keys.map((key) => t(`console:${key}`))
    const settings = [
      'tenants.settings',
      'figures.title',
      'tenants.look',
      'tenants.texts',
      'tenants.pages',
      'resources.domains.name_other',
    ]
    const lists = (...resources: string[]) => resources.map((name) => `resources.${name}.name_other`)
    const shop = ['offers.packages.title', 'offers.gifts.title', ...lists('discount_codes')]
    const payments = lists('orders', 'refunds', 'payment_tasks', 'mandates', 'payment_blocks')

    assert.deepEqual(await pagesOf('finance'), names([...settings, ...shop, ...payments]))
    assert.deepEqual(
      await pagesOf('read_only'),
      names([
        ...settings.toSpliced(4, 0, 'resources.answer_templates.name_other'),
        ...lists('members', 'deletions', 'erasures', 'privacy_requests'),
        'resources.partner_consents.name',
        ...lists('fictional_profiles', 'complaints'),
        'trust.title',
        ...shop,
        ...payments,
        ...lists('announcements', 'campaigns', 'invite_codes', 'pushes', 'postbacks'),
      ])
    )
  }).tags(['@full'])
})
