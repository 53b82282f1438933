import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { Visitor } from '../../visitor.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { Staff } from './console_staff.ts'
import { invalidHtml } from '../invalid_html.ts'
import { violations } from '../violations.ts'
import { seedBrands } from '../seed_brands.ts'
import { sample } from '../../rounds.ts'

const BRAND = { slug: 'abendrot', name: 'Abendrot', host: 'abendrot.localhost' }
const operator = { slug: BRAND.slug, role: 'operator' }

test.group('The console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(BRAND.slug)
  })
  group.teardown(() => browser.close())

  const messagePrice = async () => (await new Visitor(BRAND.host).get('/api/settings.php')).body.message_credits

  test('a price that an operator changes applies to the site at once, and can be reset', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const before = await messagePrice()
    await kim.enter(BRAND)

    await kim.type('message_credits', String(before + 7))
    await kim.save()
    assert.equal(await messagePrice(), before + 7)

    await kim.turnTo('tenants.history')
    await kim.page.getByText(`${before}`, { exact: true }).first().waitFor()
    await kim.page
      .getByText(`${before + 7}`, { exact: true })
      .first()
      .waitFor()

    await kim.turnTo('tenants.settings')
    await kim.type('message_credits', String(before))
    await kim.save()
    await kim.button('ra.action.undo').click()
    await kim
      .setting('message_credits')
      .locator(`input[value="${before + 7}"]`)
      .waitFor()
    assert.equal(await messagePrice(), before + 7)
    assert.deepEqual(kim.complaints, [])
  })

  test('a setting is found by what it says, and the bar to save never lies over what is typed in', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const { page, word } = kim
    await kim.enter(BRAND)
    const search = page.getByRole('searchbox', { name: word('settings_form.find') })

    await search.fill('old members')
    await kim.setting('message_credits').waitFor({ state: 'detached' })
    assert.isTrue(await kim.setting('min_age').isVisible())
    await search.fill('nothing is called so')
    await kim.button('settings_form.show_all').click()
    await kim.button('groups.legal').click()
    await page.locator('h2:focus', { hasText: word('groups.legal') }).waitFor()

    const price = kim.setting('photo_credits').getByRole('textbox')
    const gapBelow = () =>
      page.evaluate(() => {
        const bar = [...document.querySelectorAll('[role=status]')].at(-1)!.closest('.MuiPaper-root')!
        return bar.getBoundingClientRect().top - document.activeElement!.getBoundingClientRect().bottom
      })
    await price.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 8))
    await price.fill('21')
    await kim.button('forms.discard').waitFor()
    await page.waitForFunction(() => document.documentElement.style.scrollPaddingBottom !== '')
    assert.isAbove(await gapBelow(), 0)
    // By keyboard, the next field comes to lie above the bar too.
    for (let field = 0; field < 6; field++) {
      await page.keyboard.press('Tab')
      assert.isAbove(await gapBelow(), 0)
    }
    await kim.button('forms.discard').click()
    await kim.button('forms.discard').waitFor({ state: 'detached' })
    assert.equal(await page.evaluate(() => document.documentElement.style.scrollPaddingBottom), '')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('one host may differ from its brand, and be reset', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const { page, word } = kim
    const photoPrice = async () => (await new Visitor(BRAND.host).get('/api/settings.php')).body.photo_credits
    const choose = async (to: string) => {
      await page.getByRole('combobox', { name: word('settings_form.settings_for') }).click()
      await page.getByRole('option', { name: to }).click()
    }
    const before = await photoPrice()
    const [whole, only] = [word('settings_form.whole_brand', BRAND), word('settings_form.only_host', BRAND)]
    await kim.enter(BRAND)

    await choose(only)
    await kim.type('photo_credits', String(before + 1))
    await kim.save()
    assert.equal(await photoPrice(), before + 1)
    await choose(whole)
    await kim.says('settings_form.overridden', { host: BRAND.host, value: before + 1 })

    await choose(only)
    await kim.setting('photo_credits').getByRole('button').click()
    await kim.save()
    assert.equal(await photoPrice(), before)
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('a theme that an operator chooses is the site’s at once', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const visitor = await openDevice(browser, { host: BRAND.host })
    cleanup(() => visitor.context.close())
    const primary = async () => {
      await visitor.page.goto(visitor.address('/'))
      return visitor.page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim()
      )
    }
    await kim.enter(BRAND)

    await kim.turnTo('tenants.look')
    await kim.page.getByRole('radio', { name: /meadow/i }).check()
    await kim.page.getByRole('textbox', { name: kim.word('look.primary'), exact: true }).fill('#8a1c4a')
    await kim.button('looks.publish').click()
    await kim.says('looks.published')

    assert.equal(await primary(), '#8a1c4a')
    await kim.turnTo('tenants.history')
    await kim.page.getByText('#8a1c4a', { exact: true }).waitFor()
    assert.deepEqual([...kim.complaints, ...visitor.complaints], [])
  }).tags(['@full'])

  test('fictional profiles are called by a word of a list, or by one that a platform admin writes', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const admin = await Staff.arrive(browser, {})
    cleanup(() => admin.leave())
    const word = async () => (await new Visitor(BRAND.host).get('/api/settings.php')).body.fictional_singular
    await kim.enter(BRAND)

    await kim.setting('fictional_singular').getByRole('combobox').click()
    await kim.page.getByRole('option', { name: 'erfundenes Profil' }).click()
    await kim.save()
    assert.equal(await word(), 'erfundenes Profil')
    await kim.setting('fictional_warning').getByText(kim.word('settings_form.by_platform_admin')).waitFor()
    assert.equal(await kim.setting('fictional_warning').getByRole('textbox').count(), 0)

    await admin.enter(BRAND)
    const own = admin.setting('fictional_singular').getByRole('combobox')
    await own.fill('echtes Mitglied')
    await admin.button('ra.action.save').click()
    await admin.setting('fictional_singular').getByRole('alert').waitFor()
    assert.deepEqual(await violations(admin.page), [])
    await own.fill('Chatfigur')
    await admin.save()
    assert.equal(await word(), 'Chatfigur')
    assert.deepEqual([...kim.complaints, ...admin.complaints], [])
  }).tags(['@full'])

  test('the history tells each value that a manifest changed', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter(BRAND)

    await kim.turnTo('tenants.history')
    const brand = page
      .getByRole('listitem')
      .filter({ hasText: kim.word('manifest_things.tenant', { name: BRAND.slug }) })
    await brand.last().locator('summary').click()

    await brand
      .last()
      .getByText(`${kim.word('settings.min_age')}:`)
      .waitFor()
    await brand
      .last()
      .getByText(`${kim.word('settings.index_title')} (de):`)
      .waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('a member is found by the e-mail, which is shown for a reason that stays in the log', async ({
    assert,
    cleanup,
  }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: BRAND.slug, role: 'support' } })
    cleanup(() => kim.leave())
    const { page } = kim
    const titled = (title: string) => page.waitForFunction((wanted) => document.title === wanted, title)
    await kim.enter(BRAND)

    await kim.turnTo('resources.members.name_other')
    await titled(`${kim.word('resources.members.name_other')} · ${BRAND.name} · Manyhearts`)
    await kim.turnTo('tenants.settings')
    await titled(`${BRAND.name} · Manyhearts`)
    await kim.turnTo('resources.members.name_other')
    await page.getByPlaceholder(kim.word('members.search')).fill('demo@example.com')
    await page.waitForURL(({ href }) => href.includes('demo%40example.com') || href.includes('demo@example.com'))
    await page.getByText('d•••@example.com').click()
    await kim.button('members.reveal.open').click()
    await page.getByLabel(kim.word('forms.reason')).fill('She wrote from another address')
    await kim.button('members.reveal.submit').click()
    await page.getByText('demo@example.com', { exact: true }).waitFor()

    const admin = await Staff.arrive(browser, {})
    cleanup(() => admin.leave())
    await admin.enter()
    await admin.goTo('resources.audit_entries.name')
    await admin.says('audit.reason', { reason: 'She wrote from another address' })
    assert.deepEqual([...kim.complaints, ...admin.complaints], [])
  })

  test('what is refused or not sent stays as it was typed, and leaving it asks first', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: operator })
    cleanup(() => kim.leave())
    const { page } = kim
    await kim.enter(BRAND)
    const age = kim.setting('min_age').getByRole('textbox')
    const price = await messagePrice()

    await kim.type('min_age', '7')
    await kim.type('message_credits', String(price + 1))
    await kim.button('ra.action.save').click()
    await kim.setting('min_age').getByRole('alert').waitFor()
    assert.equal(await age.inputValue(), '7')
    assert.equal(await messagePrice(), price)

    await page.route('**/api/tenants/*', (route) => route.abort())
    await kim.button('ra.action.save').click()
    await kim.says('forms.not_reached')
    await page.unroute('**/api/tenants/*')

    await kim.turnTo('tenants.look')
    await kim.says('forms.leave.title')
    await kim.button('forms.leave.stay').click()
    assert.equal(await age.inputValue(), '7')
    await kim.button('forms.discard').click()
    await kim.turnTo('tenants.look')
    await page.getByRole('radio', { name: /dusk/i }).waitFor()
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('ERR_FAILED')),
      []
    )
  }).tags(['@full'])

  test('read-only staff find the settings, and nothing to change them with', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { grant: { slug: BRAND.slug, role: 'read_only' } })
    cleanup(() => kim.leave())
    await kim.logIn()
    await kim.openBrand(BRAND)

    assert.equal(await kim.setting('message_credits').getByRole('textbox').count(), 0)
    await kim.turnTo('tenants.look')
    assert.isTrue(await kim.page.getByRole('radio', { name: /velvet/i }).isDisabled())
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  for (const mode of sample(['light', 'dark'] as const, 1)) {
    test(`every screen in ${mode} is accessible, and HTML as its standard wants it`, async ({ assert, cleanup }) => {
      const admin = await Staff.arrive(browser, { mode, width: mode === 'dark' ? 820 : 1280 })
      cleanup(() => admin.leave())
      const { page } = admin
      const found: string[] = []
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const look = async () => {
        // A page with another one in a frame need not come to rest.
        await page.locator('.MuiSkeleton-root, [role="progressbar"]').first().waitFor({ state: 'detached' })
        // Closes the tooltip of the last press.
        await page.mouse.move(400, 4)
        await page.getByRole('tooltip').waitFor({ state: 'detached' })
        found.push(...(await violations(page)), ...(await invalidHtml(page)))
      }
      await admin.logIn()
      await look()
      await admin.openBrand(BRAND)
      await admin.type('message_credits', '0')
      await admin.button('ra.action.save').click()
      await admin.setting('message_credits').getByRole('alert').waitFor()
      await look()
      await admin.button('forms.discard').click()
      await admin.turnTo('tenants.look')
      await page.getByRole('radio').first().waitFor()
      await look()
      await admin.turnTo('resources.members.name_other')
      await page.getByText('d•••@example.com').first().waitFor()
      await look()
      await page.getByText('d•••@example.com').first().click()
      await admin.button('members.reveal.open').click()
      await look()
      await admin.button('ra.action.cancel').click()
      await look()
      for (const room of ['resources.audit_entries.name', 'resources.niches.name_other', 'resources.platforms.name']) {
        await admin.goTo(room)
        await page.getByRole('heading', { level: 1, name: admin.word(room), exact: true }).waitFor()
        await look()
      }
      assert.deepEqual(found, [])
      assert.deepEqual(admin.complaints, [])
    })
  }
})
