import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newPlatformAdmin } from '../../../api/admin/staff_of.ts'
import { manifestSource } from '../../../manifest_source.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Kade'
const YAML = { 'content-type': 'application/yaml' }

/** A brand of its own, as long as a test. */
async function newBrand(change = (source: string) => source) {
  const slug = `mani-${randomBytes(4).toString('hex')}`
  const admin = await newPlatformAdmin()
  const apply = (source: string) => admin.ask('POST', '/api/manifests/apply', source, YAML)
  await apply(change(manifestSource(slug)))
  const read = async () => (await admin.get(`/api/manifests/${slug}`)).body
  return { slug, name: NAME, apply, read }
}

test.group('Manifests in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const look = async ({ page }: Staff) => [...(await violations(page)), ...(await invalidHtml(page))]

  async function arrive(cleanup: (leave: () => Promise<void>) => void, brand: { slug: string; name: string }) {
    const kim = await Staff.arrive(browser)
    cleanup(() => kim.leave())
    await kim.enter(brand)
    await kim.turnTo('tenants.manifest')
    await kim.field('manifests.text').waitFor()
    return kim
  }
  const textOf = (kim: Staff) => kim.field('manifests.text').inputValue()
  const check = (kim: Staff) => kim.button('manifests.check').click()
  const apply = async (kim: Staff) => {
    await kim.button('manifests.apply').click()
    await kim.inDialog('manifests.apply').click()
  }

  test('a brand is kept as a file, changed as text, checked, applied, and the log has it', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand()
    const kim = await arrive(cleanup, brand)
    const { page, word } = kim
    const area = kim.field('manifests.text')
    const exported = await textOf(kim)
    assert.include(exported, `tenant: ${brand.slug}\n`)
    assert.deepEqual(await look(kim), [])

    const [file] = await Promise.all([page.waitForEvent('download'), kim.button('manifests.download').click()])
    assert.equal(file.suggestedFilename(), `${brand.slug}.yaml`)
    assert.equal(await readFile(await file.path(), 'utf8'), exported)

    // By keyboard: typing, and out of the area with Tab.
    await area.fill(exported.replace('name: Kade\n', 'nmae: Kade\n').replace('niche: 1\n', 'niche: 9\n'))
    await area.press('Tab')
    assert.isFalse(await area.evaluate((element) => element === document.activeElement))
    await check(kim)
    await kim.says('manifests.faults_other', { count: 2 })
    assert.equal(await kim.button('manifests.apply').count(), 0)
    const line = exported.split('\n').findIndex((one) => one === '  name: Kade') + 1
    assert.deepEqual(await look(kim), [])
    await kim.button('manifests.line', { line }).click()
    const chosen = await area.evaluate((element) => {
      const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement
      return [value.slice(selectionStart, selectionEnd), element === document.activeElement]
    })
    assert.deepEqual(chosen, ['  nmae: Kade', true])

    await page.keyboard.type('  name: Kaai')
    assert.include(await textOf(kim), '\n  name: Kaai\n')
    await area.fill((await textOf(kim)).replace('niche: 9\n', 'niche: 1\n'))
    await check(kim)
    await kim.says('manifests.would_change_one', { count: 1 })
    await page.getByText('Kaai', { exact: true }).waitFor()
    assert.deepEqual(await look(kim), [])
    // What was checked is what is applied.
    await area.press('End')
    await page.keyboard.type(' ')
    await kim.says('manifests.edited')
    assert.equal(await kim.button('manifests.apply').count(), 0)
    await page.keyboard.press('Backspace')
    await kim.button('manifests.apply').click()
    await kim.says('manifests.ask_one', { count: 1, brand: brand.slug })
    assert.equal((await brand.read()).settings.name, NAME)
    await kim.inDialog('manifests.apply').click()
    await kim.says('manifests.applied_one', { count: 1 })
    assert.equal((await brand.read()).settings.name, 'Kaai')
    await kim.heading('Kaai').waitFor()

    // Nothing is left to be lost.
    await kim.turnTo('tenants.history')
    await page
      .getByText(word('audit.sentences.manifest_applied', { who: 'Kim' }))
      .first()
      .waitFor()
    await page.getByText('Kaai', { exact: true }).first().waitFor()
    assert.deepEqual(kim.complaints, [])
  })

  test('what is typed survives a lost connection and a colleague who is faster, and isn’t left by mistake', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand()
    const kim = await arrive(cleanup, brand)
    const { page } = kim
    const typed = (await textOf(kim)).replace('name: Kade\n', 'name: Kaai\n')
    await kim.field('manifests.text').fill(typed)

    await page.route('**/api/manifests/**', (route) => route.abort())
    await check(kim)
    await kim.says('forms.not_reached')
    await page.unroute('**/api/manifests/**')
    await page.getByRole('link', { name: kim.word('tenants.history'), exact: true }).click()
    await kim.says('forms.leave.title')
    await kim.button('forms.leave.stay').click()
    assert.equal(await textOf(kim), typed)

    await check(kim)
    await kim.says('manifests.would_change_one', { count: 1 })
    await brand.apply(manifestSource(brand.slug).replace('Hallo }', 'Dag }'))
    await apply(kim)
    await page.getByText('Someone else has changed this in the meantime.', { exact: false }).waitFor()
    await kim.says('manifests.meanwhile_title')
    await page.locator('ins', { hasText: 'Dag' }).waitFor()
    assert.deepEqual((await brand.read()).settings.index_title, { nl: 'Dag' })
    assert.equal(await textOf(kim), typed)
    assert.deepEqual(await look(kim), [])

    await kim.button('manifests.load_again').click()
    await kim.inDialog('manifests.load_again').click()
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('nl: Dag'))
    await kim.field('manifests.text').fill((await textOf(kim)).replace('name: Kade\n', 'name: Kaai\n'))
    await check(kim)
    await apply(kim)
    await kim.says('manifests.applied_one', { count: 1 })
    const { name, index_title } = (await brand.read()).settings
    assert.deepEqual([name, index_title], ['Kaai', { nl: 'Dag' }])
  }).tags(['@full'])

  test('a company that changes is said to change for its other brands, too', async ({ assert, cleanup }) => {
    const first = await newBrand()
    const shared = await newBrand((source) => source.replace(/key: mani-\w+/, `key: ${first.slug}`))
    const kim = await arrive(cleanup, first)
    await kim.field('manifests.text').fill((await textOf(kim)).replace('address: Kade 1\n', 'address: Kade 2\n'))
    await check(kim)
    await kim.says('manifests.others', { brands: shared.slug })
    assert.deepEqual(await look(kim), [])
  }).tags(['@full'])

  test('the manifest of another brand is refused, and taken to where it belongs', async ({ assert, cleanup }) => {
    const [brand, other] = [await newBrand(), await newBrand((source) => source.replace('name: Kade\n', 'name: Wal\n'))]
    const kim = await arrive(cleanup, brand)
    const { page } = kim
    const source = manifestSource(other.slug).replace('name: Kade\n', 'name: Wall\n')
    await page.locator('input[type=file]').setInputFiles({
      name: 'other.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from(source),
    })
    assert.equal(await textOf(kim), source)
    await check(kim)
    await page.getByText(kim.word('manifests.other', { slug: other.slug })).waitFor()
    assert.equal(await kim.button('manifests.apply').count(), 0)
    assert.deepEqual(await look(kim), [])
    await kim.button('manifests.take_along', { brand: 'Wal' }).click()
    await kim.heading('Wal').waitFor()
    assert.equal(await textOf(kim), source)
    await check(kim)
    await apply(kim)
    await kim.heading('Wall').waitFor()
    assert.equal((await brand.read()).settings.name, NAME)

    // A brand that isn't there yet is made, never by the screen of another.
    const slug = `neu-${randomBytes(4).toString('hex')}`
    await kim.field('manifests.text').fill(manifestSource(slug).replace('name: Kade\n', 'name: Neu\n'))
    await check(kim)
    await page.getByText(kim.word('manifests.other', { slug })).waitFor()
    await kim.button('manifests.make_new').click()
    await kim.heading(kim.word('manifests.new_title')).waitFor()
    await check(kim)
    await kim.says('manifests.would_change_other', { count: 5 })
    await apply(kim)
    await kim.heading('Neu').waitFor()
    await kim.setting('message_credits').waitFor()
    assert.deepEqual(kim.complaints, [])
  })

  test('a new brand begins with an outline of what a manifest needs, and never replaces one', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand()
    const kim = await Staff.arrive(browser)
    cleanup(() => kim.leave())
    await kim.enter()
    const { page, word } = kim
    await page.getByRole('link', { name: word('brands.from_manifest') }).click()
    await kim.button('manifests.outline').click()
    const outline = await textOf(kim)
    assert.match(outline, /^tenant: # /)
    assert.match(outline, /\ncompany:\n {2}key: # [\s\S]+\ndomains:\n {2}- host: # .+\n {4}language: # /)
    assert.deepEqual(await look(kim), [])
    await check(kim)
    await kim.button('manifests.line', { line: 1 }).first().waitFor()

    await kim.field('manifests.text').fill(manifestSource(brand.slug))
    await check(kim)
    await page.getByText(word('manifests.exists', { slug: brand.slug })).waitFor()
    assert.equal(await kim.button('manifests.apply').count(), 0)
    assert.deepEqual(await look(kim), [])
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('nobody but platform admins is shown any of it', async ({ assert, cleanup }) => {
    const brand = await newBrand()
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' } })
    cleanup(() => kim.leave())
    await kim.enter(brand)
    assert.notInclude(await kim.pagesOfBrand(), kim.word('tenants.manifest'))
    await kim.goTo('resources.tenants.name_other')
    await kim.page.getByRole('row').nth(1).waitFor()
    assert.equal(await kim.page.getByRole('link', { name: kim.word('brands.from_manifest') }).count(), 0)
  })
})
