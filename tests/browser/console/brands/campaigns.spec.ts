import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import jsQR from 'jsqr'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { LANDERS, takesCampaign } from '@manyhearts/locales/landers'
import Campaign from '@manyhearts/api/app/reach/campaigns/campaign'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { eventually } from '../../../api/notices/eventually.ts'
import { newBrand } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Polder'

test.group('Campaigns, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('polder', 'GB', 'en-GB', { name: NAME })
  })
  group.teardown(() => browser.close())

  async function arrive(role: string, more: { width?: number; mode?: 'dark' } = {}) {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role }, ...more })
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('resources.campaigns.name_other')
    return kim
  }

  const address = (kim: Staff) => kim.field('campaigns.address').inputValue()
  const choose = async (kim: Staff, field: string, option: string) => {
    await kim.page.getByRole('combobox', { name: kim.word(field) }).click()
    await kim.page.getByRole('option', { name: option, exact: true }).click()
  }

  test('a link for a campaign opens its lander, and so does its QR code', async ({ assert, cleanup }) => {
    await asTenant(
      brand,
      () => Campaign.create({ slug: 'spring', texts: { en: { title: 'Spring is here', text: 'Go out.' } } }),
      { connection: 'staff' }
    )
    const kim = await arrive('support')
    cleanup(() => kim.leave())
    const { page } = kim
    await page.getByRole('cell', { name: 'Spring is here' }).waitFor()
    await page.getByRole('cell', { name: kim.word('campaigns.nothing_missing') }).waitFor()
    await kim.button('campaigns.link_for', { slug: 'spring' }).click()
    await page
      .getByRole('heading', { name: kim.word('campaigns.links') })
      .and(page.locator(':focus'))
      .waitFor()
    await page.getByRole('combobox', { name: kim.word('campaigns.lander') }).click()
    assert.deepEqual(await page.getByRole('option').allInnerTexts(), LANDERS.filter(takesCampaign))
    await page.getByRole('option', { name: 'iconslanding', exact: true }).click()
    for (const [name, value] of [
      ['network', ' ad & net '],
      ['sub1', '{click_id}'],
      ['sub2', 'ümlaut'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    const shown = await address(kim)
    const { origin, pathname, searchParams } = new URL(shown)
    assert.equal(origin, `http://${brand.host}:${process.env.PORT}`)
    assert.equal(pathname, '/landers/iconslanding/spring')
    assert.deepEqual(Object.fromEntries(searchParams), { network: 'ad & net', sub1: '{click_id}', sub2: 'ümlaut' })
    assert.include(shown, '&sub1={click_id}&')
    await page.getByRole('img', { name: kim.word('campaigns.qr_code', { address: shown }) }).waitFor()
    const files = [await download(kim, 'SVG'), await download(kim, 'PNG')]
    assert.deepEqual(
      files.map(({ name }) => name),
      [`${brand.slug}-iconslanding-spring.svg`, `${brand.slug}-iconslanding-spring.png`]
    )
    for (const { name, file } of files) assert.equal(await readQrCode(file), shown, name)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await kim.button('forms.copy').click()
    await kim.button('comparison.copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const visited = await page.context().newPage()
    const answer = await visited.goto(copied)
    assert.equal(answer!.status(), 200)
    await visited.getByRole('heading', { level: 1, name: 'Spring is here' }).waitFor()
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('without a campaign every lander has a link, on a small dark screen too', async ({ assert, cleanup }) => {
    const kim = await arrive('read_only', { width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    await kim.says('campaigns.empty')
    await choose(kim, 'campaigns.lander', 'tinderswipe')

    assert.equal(new URL(await address(kim)).pathname, '/landers/tinderswipe')
    assert.isAtMost(await widthOf(kim.page), 768)
    assert.deepEqual([...(await violations(kim.page)), ...(await invalidHtml(kim.page))], [])
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('who was slower sees what was saved meanwhile beside their own, and chooses', async ({ assert, cleanup }) => {
    const write = (texts: object) =>
      asTenant(brand, () => Campaign.updateOrCreate({ slug: 'autumn' }, { texts }), { connection: 'staff' })
    const { id } = await write({ en: { title: 'Autumn', text: 'Leaves fall.' } })
    const kim = await arrive('operator', { width: 768 })
    cleanup(() => kim.leave())
    const { page } = kim
    await page.getByRole('row', { name: /autumn/ }).click()
    const title = kim.field('resources.announcements.fields.title')
    await title.fill('Golden autumn')

    await write({ en: { title: 'Autumn days', text: 'Leaves fall.' } })
    await kim.button('ra.action.save').click()
    const warning = page.getByRole('alert').filter({ hasText: kim.word('forms.conflict.title') })
    await warning.getByText('Autumn days').waitFor()
    await warning.getByText('Golden autumn').waitFor()
    assert.equal(await warning.getByRole('listitem').count(), 1)
    assert.equal(await title.inputValue(), 'Golden autumn')
    assert.isAtMost(await widthOf(page), 768)
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])

    await kim.button('forms.conflict.keep_mine').click()
    await kim.button('ra.action.save').click()
    await page.getByRole('cell', { name: 'Golden autumn' }).waitFor()
    const saved = await asTenant(brand, () => Campaign.findOrFail(id))
    assert.equal(saved.texts.en!.title, 'Golden autumn')
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('a campaign that an operator writes is what its lander says, until they remove it', async ({
    assert,
    cleanup,
  }) => {
    const kim = await arrive('operator', { width: 768 })
    cleanup(() => kim.leave())
    const { page } = kim
    // Slow enough for a form to be left while its row is still asked for.
    await page.route(/api\/campaigns\/\d+/, async (route) => {
      await setTimeout(300)
      await route.continue()
    })
    const visited = await page.context().newPage()
    const title = async () => {
      await visited.goto(`http://${brand.host}:${process.env.PORT}/landers/gallery/summer`)
      return visited.getByRole('heading', { level: 1 }).innerText()
    }
    const own = await title()
    await page.getByRole('link', { name: kim.word('campaigns.new') }).click()
    await kim.field('resources.campaigns.fields.slug').fill('Summer')
    await kim.field('resources.announcements.fields.title').fill('Summer is here')
    await kim.field('announcements.text').fill('Go swimming.')
    await kim.button('ra.action.save').click()
    await page.locator('[aria-invalid=true]').waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.field('resources.campaigns.fields.slug').fill('summer')
    await kim.button('ra.action.save').click()
    await page.getByRole('cell', { name: 'Summer is here' }).waitFor()
    await eventually('the campaign', async () => (await title()) === 'Summer is here' || undefined)

    await page.getByRole('link', { name: 'summer', exact: true }).click()
    await kim.field('announcements.text').fill('Come in.')
    assert.isAtMost(await widthOf(page), 768)
    await kim.button('ra.action.save').click()
    await page.getByRole('cell', { name: 'Come in.' }).waitFor()
    await page.getByRole('link', { name: 'summer', exact: true }).click()
    assert.equal(await kim.field('announcements.text').inputValue(), 'Come in.')
    assert.isTrue(await kim.button('ra.action.save').isDisabled())
    await kim.button('campaigns.remove').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: kim.word('campaigns.remove') })
      .click()
    await kim.says('campaigns.empty')
    await eventually('the lander’s own words', async () => (await title()) === own || undefined)
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])

  test('an address too long for a QR code says so', async ({ assert, cleanup }) => {
    const kim = await arrive('operator')
    cleanup(() => kim.leave())
    for (const name of ['network', 'ref', 'sub1', 'sub2', 'sub3'])
      await kim.page.getByRole('textbox', { name, exact: true }).fill('€'.repeat(200))

    await kim.says('campaigns.too_long')
    assert.include(await address(kim), '%E2%82%AC')
    assert.deepEqual(kim.complaints, [])
  }).tags(['@full'])
})

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

async function download(kim: Staff, format: 'SVG' | 'PNG'): Promise<{ name: string; file: Buffer }> {
  const begun = kim.page.waitForEvent('download')
  await kim.button('campaigns.download', { format }).click()
  const saved = await begun
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) }
}

/** What a camera reads in a picture. */
async function readQrCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 400 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}
