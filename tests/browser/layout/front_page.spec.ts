import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { presets } from '@manyhearts/theme-presets/presets'
import { asOwner, newBrand } from '../../cast.ts'
import { sample, TODAY } from '../../rounds.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { hardToPress } from '../hard_to_press.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'
import { NARROWEST } from './narrowest.ts'

const PRESETS = Object.keys(presets)

/** Languages with long words. */
const LONG = ['de', 'fi', 'pl'] as const

/** Parts of the page in their order, without what they say or how they look. */
function skeleton(page: Page): Promise<string> {
  return page
    .locator('main :is(section, article, header, figure, h1, h2, h3, ol, ul, a, img)')
    .evaluateAll((parts) => parts.map(({ localName }) => localName).join(' '))
}

test.group('The front page', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  async function wearing(preset: string, settings: Record<string, unknown> = {}) {
    const brand = await newBrand('front', 'GB', 'en-GB', settings)
    await asOwner((owner) => owner.query('update global.tenants set theme = $1 where id = $2', [{ preset }, brand.id]))
    return brand
  }

  test('has a composition of its own in each look', async ({ assert, cleanup }) => {
    const { page, context, complaints } = await openDevice(browser, { host: '', width: 1280, height: 900 })
    cleanup(() => context.close())
    const skeletons = new Set<string>()
    for (const preset of PRESETS) {
      const { host } = await wearing(preset)
      await page.goto(`http://${host}:${process.env.PORT}/`)

      skeletons.add(await skeleton(page))
      assert.equal(await page.locator('[style]').count(), 0, preset)
      assert.equal(await page.locator('h1').count(), 1, preset)
      assert.deepEqual(await violations(page), [], preset)
    }
    assert.equal(skeletons.size, PRESETS.length)
    assert.deepEqual(complaints, [])
  })

  test('fits the narrowest phone in each look, however people join', async ({ assert, cleanup }) => {
    for (const [place, preset] of PRESETS.entries()) {
      const signups = ['all', 'invite_only', 'with_trafficsource', 'closed'][(place + TODAY) % 4]!
      const { host } = await wearing(preset, { signups })
      const { page, context, address } = await openDevice(browser, { host, ...NARROWEST })
      cleanup(() => context.close())
      for (const language of sample(LONG, 1, place + TODAY)) {
        await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
        await page.goto(address('/'))
        const t = await translationsOf(language)

        assert.deepEqual(await cutOff(page), [], `${preset} in ${language}`)
        assert.deepEqual(await hardToPress(page), [], `${preset} in ${language}`)
        assert.isAbove(await page.getByText(t('site:person.drawn_portraits')).count(), 0, preset)
      }
    }
  }).tags(['@full'])

  test('asks who invited the visitor, and the sign-up knows the code', async ({ assert, cleanup }) => {
    const brand = await wearing('aurora', { signups: 'invite_only' })
    await asOwner(
      (owner) =>
        owner.query(`insert into app.invite_codes (tenant_id, code, uses) values ($1, 'FRIEND', 1)`, [brand.id]),
      brand
    )
    const { page, context, address, complaints } = await openDevice(browser, { host: brand.host })
    cleanup(() => context.close())
    const t = await translationsOf('en')
    await page.goto(address('/'))
    const code = page.locator('input[name=invite_code]')
    const wrong = page.getByText(t('errors:rules.invite_code'))

    await code.fill('FOE')
    await wrong.waitFor()
    assert.deepEqual(await violations(page), [])
    await page.getByRole('button', { name: t('site:common.continue') }).click()
    assert.equal(new URL(page.url()).pathname, '/')
    await code.fill('FRIEND')
    await wrong.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: t('site:common.continue') }).click()
    await page.waitForURL('**/signup')

    assert.equal(await code.inputValue(), 'FRIEND')
    assert.deepEqual(complaints, [])
  }).tags(['@full'])
})
