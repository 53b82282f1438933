import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { eventually } from '../../api/notices/eventually.ts'
import { asOwner, type Brand, type Cast, newBrand, newCast } from '../../cast.ts'
import { chooseFromMenu } from '../choose_from_menu.ts'
import { openLine } from './open_line.ts'
import { type Device, openDevice, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { Visitor } from '../../visitor.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

test.group('Without a connection', (group) => {
  let browser: Browser
  let cast: Cast
  let abend: Brand
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
    abend = await newBrand('abend', 'NL', 'de-DE')
    await dress(abend, 'dusk')
  })
  group.teardown(() => browser.close())

  const dress = (brand: Brand, preset: string) =>
    asOwner((owner) => owner.query('update global.tenants set theme = $1 where id = $2', [{ preset }, brand.id]))

  /** Addresses of what the worker keeps, and what is in it. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const found: { address: string; text: string }[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys()) {
          const { pathname, search } = new URL(url)
          found.push({ address: pathname + search, text: await (await cache.match(url))!.text() })
        }
      }
      return found
    })

  const keptIn = (page: Page, language: string) =>
    eventually(`the offline page in ${language}`, async () => {
      const [{ address, text } = { address: '', text: '' }, ...others] = await kept(page)
      return address === `/offline.html?language=${language}` && others.length === 0 ? text : undefined
    })

  /** How the address of the drawing begins, once it could be decoded, and how long it is. */
  const drawing = (page: Page) =>
    page.locator('main .drawing').evaluate(async (frame) => {
      const address = getComputedStyle(frame).backgroundImage.slice('url("'.length, -'")'.length)
      const image = new Image()
      image.src = address
      await image.decode()
      return `${address.slice(0, 'data:image/webp'.length)}, ${address.length} characters`
    })

  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

  /** Chromium fails a page's navigation, which Playwright reports. */
  async function ask({ page, address }: Device, path: string) {
    await page.goto(address(path), { waitUntil: 'load' })
  }

  test('each brand says so in its own look and language, and the page that was asked for comes back by itself', async ({
    assert,
    cleanup,
  }) => {
    const grounds = new Set<string>()
    const drawings = new Set<string>()
    for (const [brand, language] of [
      [cast.rosa, 'en'],
      [abend, 'de'],
    ] as const) {
      const device = await openDevice(browser, { host: brand.host })
      const { page, context, address, complaints } = device
      cleanup(() => context.close())
      const t = await translationsOf(language)
      await page.goto(address('/'))
      await keptIn(page, language)
      const usual = await ground(page)

      await context.setOffline(true)
      await ask(device, '/pricing?network=demo')
      await page.getByRole('heading', { name: t('site:offline.page'), level: 1, exact: true }).waitFor()
      assert.equal(await page.locator('html').getAttribute('lang'), language)
      assert.equal(await ground(page), usual)
      assert.include(await page.getByRole('banner').innerText(), brand === abend ? 'abend' : 'rosa')
      assert.deepEqual(await violations(page), [])
      grounds.add(usual)
      drawings.add(await drawing(page))
      assert.notInclude(complaints.join(), 'Content Security Policy')

      const again = page.getByRole('button', { name: t('site:common.try_again'), exact: true })
      await page.keyboard.press('Tab')
      assert.isTrue(await again.evaluate((button) => button === document.activeElement))
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText(t('site:offline.still'), { exact: true }).waitFor()

      complaints.length = 0
      await context.setOffline(false)
      await page.waitForFunction(() => document.getElementById('visit') !== null)
      assert.equal(page.url(), address('/pricing?network=demo'))
      assert.deepEqual(complaints, [])
    }
    assert.lengthOf(grounds, 2)
    assert.lengthOf(drawings, 2)
    for (const one of drawings) assert.match(one, /^data:image\/webp, /)
  })

  test('a server that is gone is looked for now and then, and its page comes once it is there again', async ({
    assert,
    cleanup,
  }) => {
    const line = await openLine()
    cleanup(() => line.cut())
    const { page, context } = await openDevice(browser, { host: cast.rosa.host })
    cleanup(() => context.close())
    const address = (path: string) => `http://${cast.rosa.host}:${line.port}${path}`
    const t = await translationsOf('en')
    await page.goto(address('/'))
    await keptIn(page, 'en')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    let numLooks = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/health/live')) numLooks++
    })

    await line.cut()
    await page.goto(address('/terms'))
    await page.getByRole('heading', { name: t('site:offline.page'), level: 1, exact: true }).waitFor()
    await eventually('a look', () => numLooks > 0 || undefined)
    assert.isTrue(await page.evaluate(() => navigator.onLine))
    await line.mend()

    await page.waitForFunction(() => document.getElementById('visit') !== null)
    assert.equal(page.url(), address('/terms'))
    assert.isBelow(numLooks, 5)
  }).tags(['@full'])

  test('a member who went through the site leaves no page and no answer in the browser’s keeping', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    for (const path of ['/members', '/chats', '/likes', '/profile', `/members/${cast.ben.profile.id}`])
      await page.goto(address(path))
    await keptIn(page, 'en')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(address('/members'))

    const pages = await kept(page)
    // What stands in files is no name, but may look like one.
    const words = pages[0]!.text.replaceAll(/url\(data:[^)]*\)/g, '')

    assert.deepEqual(
      pages.map((one) => one.address),
      ['/offline.html?language=en']
    )
    for (const name of ['Ann', 'Ben', cast.ann.member.email]) assert.notInclude(words, name)
  }).tags(['@full'])

  test('it is there again after log-out, when the browser has forgotten all', async ({ cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 1280 })
    cleanup(() => context.close())
    const t = await translationsOf('en')
    await page.goto(address('/members'))
    await keptIn(page, 'en')

    await chooseFromMenu(page.getByRole('button', { name: t('site:account.menu') }), t('site:account.log_out'))
    await page.waitForURL(address('/'))
    await keptIn(page, 'en')

    await context.setOffline(true)
    await page.goto(address('/terms'))
    await page.getByRole('heading', { name: t('site:offline.page'), level: 1, exact: true }).waitFor()
  }).tags(['@full'])

  test('what is kept follows the language and the look', async ({ assert, cleanup }) => {
    const { page, context, address } = await openDevice(browser, { host: cast.vlam.host })
    cleanup(() => context.close())
    await page.goto(address('/lang-config'))
    const before = await keptIn(page, 'nl')
    await page.locator('main').getByRole('button', { name: 'Suomi' }).click()
    await keptIn(page, 'fi')

    await dress(cast.vlam, 'dusk')
    const visitor = new Visitor(cast.vlam.host)
    const ground = /--color-surface-0:[^;]+/.exec(before)![0]
    await eventually('the new look', async () => {
      const { text } = await visitor.get('/offline.html')
      return text.includes(ground) ? undefined : text
    })
    await page.goto(address('/'))
    const after = await eventually('the new look in the browser', async () => {
      const text = await keptIn(page, 'fi')
      return text.includes(ground) ? undefined : text
    })

    assert.include(after, 'lang="fi"')
  }).tags(['@full'])

  test('an error that the server answers stays the server’s', async ({ assert, cleanup }) => {
    const brand = await newBrand('closed', 'GB', 'en-GB')
    const { page, context, address } = await openDevice(browser, { host: brand.host })
    cleanup(() => context.close())
    await page.goto(address('/'))
    await keptIn(page, 'en')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await asOwner((owner) => owner.query(`update global.tenants set state = 'paused' where id = $1`, [brand.id]))

    const answer = await eventually('the closed site', async () => {
      const told = await page.goto(address('/pricing'))
      return told?.status() === 503 ? told : undefined
    })

    assert.isTrue(answer.fromServiceWorker())
    const t = await translationsOf('en')
    assert.equal(await page.getByRole('heading', { name: t('site:offline.page'), exact: true }).count(), 0)
  }).tags(['@full'])
})
