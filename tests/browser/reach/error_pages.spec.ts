import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { eventually } from '../../api/notices/eventually.ts'
import { asOwner } from '../../cast.ts'
import { Visitor } from '../../visitor.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { JOURNEYS, type Journey } from '../journeys.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { seedBrands } from '../seed_brands.ts'

const [rosa, vlam] = JOURNEYS as [Journey, Journey]

test.group('When a page can’t be shown', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands('rosa', 'vlam')
  })
  group.teardown(() => browser.close())

  test('because a deploy removed its files, it is reloaded, at most once a minute', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, rosa)
    cleanup(() => context.close())
    const t = await translationsOf(rosa.language)
    const prices = page.getByRole('link', { name: t('site:footer.pricing'), exact: true })
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/assets/pricing_screen*.js', (route) => route.abort())
    await page.goto(address('/'))

    await Promise.all([page.waitForEvent('load'), prices.click()])
    await prices.click()
    await page.getByRole('heading', { level: 1, name: t('site:error.title') }).waitFor()

    assert.equal(loads, 2)
    assert.deepEqual(await violations(page), [])
  })

  test('the reference can be copied for support', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, rosa)
    cleanup(() => context.close())
    const t = await translationsOf(rosa.language)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(address('/members'))
    const answer = { errors: [{ code: 'internal', message: 'It broke.' }], request_id: 'abc-123' }
    await page.route('**/api/members/*', (route) => route.fulfill({ status: 500, json: answer }))

    await page.locator('main article a[href^="/members/"]').first().click()
    await page.getByRole('button', { name: t('site:error.copy'), exact: true }).click()
    await page.getByText(t('site:error.copied')).waitFor()

    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'abc-123')
    assert.equal(await page.locator('h1').innerText(), 'It broke.')
    assert.notInclude(await page.locator('main').innerText(), t('site:error.text'))
    assert.deepEqual(await violations(page), [])
  }).tags(['@full'])

  test('because there is no connection, it says so and tries again when asked', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, rosa)
    cleanup(() => context.close())
    const t = await translationsOf(rosa.language)
    await page.goto(address('/members'))
    await context.setOffline(true)
    await page.locator('main article a[href^="/members/"]').first().click()
    const title = page.getByRole('heading', { level: 1, name: t('site:offline.title') })
    await title.waitFor({ timeout: 60_000 })
    await page.locator('main picture').waitFor({ state: 'detached' })
    assert.deepEqual(await violations(page), [])

    const again = page.getByRole('link', { name: t('site:common.try_again'), exact: true })
    await context.setOffline(false)
    // A file of the page that failed meanwhile may load it anew before anybody presses.
    await Promise.race([again.click().catch(() => {}), title.waitFor({ state: 'detached' })])
    await title.waitFor({ state: 'detached' })
    await page.waitForURL(/\/members\/\d+$/)
    await page.locator('h1').waitFor()
    assert.notEqual(await page.locator('h1').innerText(), t('site:offline.title'))
  }).tags(['@full'])

  test('because the brand is not open, it has the brand’s look and language', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, vlam)
    cleanup(() => context.close())
    await page.goto(address('/login'))
    const theme = await page.locator('style#theme').textContent()
    const tenant = `(select tenant_id from global.domains where host = '${vlam.host}')`
    const become = async (state: string) => {
      await asOwner((owner) => owner.query(`update global.tenants set state = $1 where id = ${tenant}`, [state]))
      const isOpen = async () => (await new Visitor(vlam.host).get('/api/settings.php')).status === 200
      await eventually(state, async () => (await isOpen()) === (state === 'live') || undefined)
    }
    await become('paused')
    cleanup(() => become('live'))

    const answer = await page.goto(address('/'))

    assert.equal(answer?.status(), 503)
    assert.equal(await page.locator('html').getAttribute('lang'), vlam.language)
    assert.equal(await page.locator('style#theme').textContent(), theme)
    assert.equal(await page.locator('h1').innerText(), (await translationsOf(vlam.language))('errors:tenant_not_live'))
    assert.deepEqual(await violations(page), [])
  }).tags(['@full'])
})
