import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { asOwner } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { startChromium } from '../chromium.ts'
import { Staff } from './console_staff.ts'
import { violations } from '../violations.ts'
import { seedBrands } from '../seed_brands.ts'
import { sample } from '../../rounds.ts'

const BRAND = { slug: 'abendrot', name: 'Abendrot', host: 'abendrot.localhost' }
const operator = { slug: BRAND.slug, role: 'operator' }
const BODY = 'Wir sind **{{site}}**.\n\n## Geld\n\nKeins.'

test.group('A brand’s texts in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(BRAND.slug)
  })
  group.teardown(() => browser.close())
  // The brand is shared, so its pages are restored after each test.
  group.each.teardown(() =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select id::text, slug from global.tenants where slug = $1', [BRAND.slug])
      await asOwner((inBrand) => inBrand.query('delete from app.own_pages'), rows[0])
    })
  )

  const read = async () => (await new Visitor(BRAND.host).get('/api/pages/faq')).body
  const arrive = async (cleanup: (leave: () => Promise<void>) => void, grant?: typeof operator, more = {}) => {
    const kim = await Staff.arrive(browser, { grant, ...more })
    cleanup(() => kim.leave())
    await kim.enter(BRAND)
    await kim.turnTo('tenants.pages')
    return kim
  }
  const openFaq = async (kim: Staff) => {
    await kim.page.getByRole('link', { name: 'Häufige Fragen' }).click()
    await kim.page.getByRole('region', { name: 'Häufige Fragen' }).getByText('Abendrot').first().waitFor()
  }

  test('what an operator writes is on the site at once, is in the history, and can be replaced by the standard text', async ({
    assert,
    cleanup,
  }) => {
    const kim = await arrive(cleanup, operator)
    const { page, word } = kim
    const ours = await read()
    await openFaq(kim)

    await kim.button('pages.start.from_standard').click()
    assert.isTrue(await kim.field('pages.fields.title').evaluate((field) => field === document.activeElement))
    await kim.field('pages.fields.body').fill(BODY)
    await page.getByRole('region').getByRole('heading', { name: 'Geld', exact: true }).waitFor()
    await kim.save()
    assert.equal(
      (await read()).html,
      '<p>Wir sind <strong>Abendrot</strong>.</p>\n<h2 id="geld" tabindex="-1">Geld</h2>\n<p>Keins.</p>\n'
    )
    await page.getByText(/^Changed .* by Kim$/).waitFor()

    await kim.turnTo('tenants.history')
    await kim.button('audit.compare').first().click()
    await page.getByRole('dialog').getByText('Wir sind **{{site}}**.').waitFor()
    await kim.button('ra.action.close').click()
    await page
      .getByRole('link', { name: `${word('pages.names.faq')} (Deutsch)` })
      .first()
      .click()

    await kim.button('pages.remove.open').click()
    await kim.button('pages.remove.submit').click()
    await kim.says('forms.saved')
    assert.deepEqual(await read(), ours)
    await kim.button('ra.action.undo').click()
    await kim.field('pages.fields.body').waitFor()
    assert.equal(await kim.field('pages.fields.body').inputValue(), BODY)
    assert.include((await read()).html, '<strong>Abendrot</strong>')
    assert.deepEqual(kim.complaints, [])
  })

  test('a placeholder is inserted at the cursor, and an unknown one is reported before anything is lost', async ({
    assert,
    cleanup,
  }) => {
    const kim = await arrive(cleanup, operator)
    const { page } = kim
    const body = kim.field('pages.fields.body')
    await openFaq(kim)
    await kim.button('pages.start.empty').click()
    await kim.field('pages.fields.title').fill('Fragen')
    await kim.field('pages.fields.description').fill('Antworten')

    await body.fill('Hier ist: {{brand}}')
    await page.getByText(kim.word('pages.preview.waits', { reason: '' }).trim(), { exact: false }).waitFor()
    await kim.button('ra.action.save').click()
    await page.getByRole('alert').filter({ hasText: 'there is no placeholder {{brand}}' }).waitFor()
    assert.equal(await body.inputValue(), 'Hier ist: {{brand}}')

    await body.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(10, 19))
    await page.getByRole('button', { name: '{{site}}' }).click()
    assert.equal(await body.inputValue(), 'Hier ist: {{site}}')
    await page.getByRole('region').getByText('Hier ist: Abendrot').waitFor()
    await page.getByRole('link', { name: kim.word('pages.all_texts') }).click()
    await kim.says('forms.leave.title')
    await kim.button('forms.leave.stay').click()
    await kim.save()
    assert.equal((await read()).title, 'Fragen')
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('422')),
      []
    )
  }).tags(['@full'])

  test('of two who write at once the second is shown both texts, and decides', async ({ assert, cleanup }) => {
    const [kim, other] = [await arrive(cleanup, operator), await arrive(cleanup)]
    for (const one of [kim, other]) {
      await openFaq(one)
      await one.button('pages.start.from_standard').click()
    }
    await kim.field('pages.fields.body').fill('Von der Ersten.')
    await kim.save()
    await other.field('pages.fields.body').fill('Vom Zweiten.')

    await other.button('ra.action.save').click()
    await other.button('pages.conflict.compare').click()
    const dialog = other.page.getByRole('dialog')
    await dialog.getByText('Von der Ersten.').waitFor()
    await dialog.getByText('Vom Zweiten.').waitFor()
    assert.include((await read()).html, 'Von der Ersten.')
    await other.button('ra.action.close').click()
    await other.button('pages.conflict.keep_mine').click()
    await other.save()

    assert.include((await read()).html, 'Vom Zweiten.')
    assert.deepEqual(
      [...kim.complaints, ...other.complaints].filter((complaint) => !complaint.includes('409')),
      []
    )
  }).tags(['@full'])

  test('read-only staff find every text, and nothing to write with', async ({ assert, cleanup }) => {
    const kim = await arrive(cleanup, { ...operator, role: 'read_only' })
    const { page } = kim

    await page.getByRole('link', { name: 'Häufige Fragen' }).waitFor()
    assert.equal(await page.getByRole('main').getByRole('listitem').count(), 7)
    await kim.button('pages.languages_all').click()
    assert.equal(await page.getByRole('main').getByRole('listitem').count(), 77)
    await openFaq(kim)

    assert.equal(await page.getByRole('textbox').count(), 0)
    assert.equal(await kim.button('pages.start.from_standard').count(), 0)
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  for (const mode of sample(['light', 'dark'] as const, 1, 1)) {
    test(`every screen of them in ${mode} is accessible`, async ({ assert, cleanup }) => {
      const kim = await arrive(cleanup, operator, { mode, width: mode === 'dark' ? 820 : 1280 })
      const { page } = kim
      const found: string[] = []
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const look = async () => {
        await page.waitForLoadState('networkidle')
        await page.mouse.move(400, 4)
        found.push(...(await violations(page)))
      }
      await page.getByRole('link', { name: 'Häufige Fragen' }).waitFor()
      await look()
      if (mode === 'dark') await kim.button('pages.languages_all').click()
      await page.getByRole('link', { name: 'Häufige Fragen' }).click()
      await kim.button('pages.start.from_standard').click()
      await look()
      await kim.field('pages.fields.body').fill('{{brand}}')
      await kim.button('ra.action.save').click()
      await page.getByRole('alert').filter({ hasText: 'there is no placeholder' }).waitFor()
      await look()
      await kim.field('pages.fields.body').fill(BODY)
      await kim.save()
      if (mode === 'dark') {
        await kim.button('look.preview.title').click()
        await look()
        await kim.button('pages.view.write').click()
      }
      await kim.button('pages.remove.open').click()
      await look()
      await kim.button('pages.remove.submit').click()
      await kim.says('forms.saved')
      await kim.turnTo('tenants.history')
      await kim.button('audit.compare').first().click()
      await page.getByRole('dialog').getByText(kim.word('pages.fields.body'), { exact: true }).waitFor()
      await look()
      assert.deepEqual(found, [])
    }).tags(['@full'])
  }
})
