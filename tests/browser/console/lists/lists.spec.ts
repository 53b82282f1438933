import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { cellsOf } from '../../../api/admin/lists_kept/cells_of.ts'
import { eventually } from '../../../api/notices/eventually.ts'
import { asOwner, newBrand, newPerson } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Linde'
const PEOPLE = ['Ann', 'Bea', 'Cas']

test.group('Lists, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  group.setup(async () => {
    browser = await startChromium()
    brand = await newBrand('linde', 'GB', 'en-GB', { name: NAME })
    for (const name of PEOPLE) await newPerson(brand, { name, gender: 'female', looking_for: 'male' })
  })
  group.teardown(() => browser.close())

  async function arrive(more: { width?: number; mode?: 'dark' } = {}) {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'operator' }, ...more })
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.members.name_other')
    await kim.page.getByRole('row', { name: 'Ann' }).waitFor()
    return kim
  }

  const choose = async (kim: Staff, filter: string, option: string) => {
    await kim.page.getByRole('combobox', { name: kim.word(filter) }).click()
    await kim.page.getByRole('option', { name: kim.word(option), exact: true }).click()
  }

  const savedFilters = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select id from staff.saved_filters where tenant_id = $1', [brand.id])
      return rows.length
    })

  test('are gone through by keys, from the search to the row that opens', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    const { page } = kim
    const search = page.getByRole('searchbox', { name: kim.word('members.search') })
    const focused = page.locator('tr:focus')

    await page.keyboard.press('/')
    await search.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('j/k')
    assert.equal(await search.inputValue(), 'j/k')
    await search.fill('')
    await page.getByRole('row', { name: 'Ann' }).waitFor()
    await page
      .getByRole('columnheader', { name: kim.word('resources.members.fields.name') })
      .getByRole('button')
      .click()
    await page.waitForURL(({ search: query }) => query.includes('sort=name'))
    await page.locator('tbody tr').first().filter({ hasText: 'Ann' }).waitFor()

    await page.keyboard.press('j')
    await focused.filter({ hasText: 'Ann' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await focused.filter({ hasText: 'Cas' }).waitFor()
    await page.keyboard.press('k')
    await focused.filter({ hasText: 'Bea' }).waitFor()
    assert.equal(await page.locator('tbody tr[tabindex="0"]').count(), 1)
    await page.keyboard.press('Enter')

    await page.waitForURL(/\/members\/\d+$/)
    await page.getByRole('heading', { name: /^Bea,/ }).waitFor()
    await page.goBack()
    await page.locator('th[aria-sort=ascending]').waitFor()
    assert.deepEqual(kim.complaints, [])
  })

  test('keep a filter in the address, so that one can go back to what was shown', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    const { page } = kim

    await page.getByRole('searchbox').fill('bea')
    await page.getByRole('row', { name: 'Ann' }).waitFor({ state: 'detached' })
    await choose(kim, 'resources.members.fields.status', 'members.statuses.banned')
    await kim.says('ra.navigation.no_filtered_results')
    await page.goBack()
    await page.getByRole('row', { name: 'Bea' }).waitFor()
    await page.goBack()
    await page.getByRole('row', { name: 'Ann' }).waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), '')
    await page.goForward()
    await page.getByRole('row', { name: 'Ann' }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('searchbox').inputValue(), 'bea')
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('have filters that one names, finds on another device, renames and deletes', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    const { page, word } = kim
    const chip = (name: string) => page.getByRole('button', { name, exact: true })

    await choose(kim, 'resources.members.fields.status', 'members.statuses.active')
    await kim.button('lists.saved.save').click()
    await kim.field('lists.saved.name').fill('The living')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.button('ra.action.save').click()
    await page.getByRole('button', { name: 'The living', exact: true, pressed: true }).waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    // As another browser would: nothing of it is kept here.
    await page.evaluate(() => localStorage.clear())
    await page.goto(page.url().split('?')[0]!)
    await page.getByRole('button', { name: 'The living', exact: true, pressed: false }).click()
    await page.waitForURL(({ search }) => search.includes('active'))
    await kim.button('lists.saved.menu', { name: 'The living' }).click()
    await page.getByRole('menuitem', { name: word('lists.saved.rename') }).click()
    await kim.field('lists.saved.name').fill('Here')
    await kim.button('ra.action.save').click()
    await chip('Here').waitFor()

    await kim.button('lists.saved.menu', { name: 'Here' }).click()
    await page.getByRole('menuitem', { name: word('lists.saved.remove') }).click()
    await chip('Here').waitFor({ state: 'detached' })
    await kim.button('ra.action.undo').click()
    await chip('Here').waitFor()
    await kim.button('lists.saved.menu', { name: 'Here' }).click()
    await page.getByRole('menuitem', { name: word('lists.saved.remove') }).click()
    await kim.says('lists.saved.removed', { name: 'Here' })
    // Whoever leaves doesn't undo.
    await page.reload()
    await eventually('the end of the filter', async () => (await savedFilters()) === 0 || undefined)
    await page.reload()
    await kim.button('lists.saved.save').waitFor()
    assert.equal(await chip('Here').count(), 0)
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('are exported as they are filtered, and downloaded when they are ready', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    const { page, word } = kim
    await page.getByRole('searchbox').fill('bea')
    await page.getByRole('row', { name: 'Ann' }).waitFor({ state: 'detached' })

    await kim.button('lists.export.title').click()
    await kim.button('lists.export.make').click()
    const link = page.getByRole('dialog').getByRole('link', { name: word('lists.export.download') })
    await link.waitFor()
    await kim.says('lists.export.ready', { list: word('resources.members.name_other') })
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])

    const [headings, ...rows] = cellsOf(await readFile(await download.path()))
    assert.equal(download.suggestedFilename(), `${brand.slug}-members.csv`)
    assert.equal(headings![1], word('resources.members.fields.name'))
    assert.deepEqual(
      rows.map(([, name]) => name),
      ['Bea']
    )
    await page.keyboard.press('Escape')
    await kim.turnTo('tenants.history')
    await page.getByText(word('lists.export.rows_one', { count: 1 })).waitFor()
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('fit a tablet in the dark', async ({ assert, cleanup }) => {
    const kim = await arrive({ width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    const { page } = kim
    const lists = ['members', 'held_messages', 'announcements', 'campaigns', 'pushes', 'postbacks']
    for (const list of lists) {
      await kim.turnTo(`resources.${list}.name_other`)
      await page
        .getByRole('heading', { level: 2, name: kim.word(`resources.${list}.name_other`), exact: true })
        .waitFor()
      await page.waitForLoadState('networkidle')
      const tooWide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.MuiPaper-root')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ className }) => className)
      )
      assert.deepEqual(tooWide, [], list)
      assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [], list)
    }
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})
