import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { PASSWORD } from '../../password.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

const NEW_PASSWORD = 'a new password for the journey'

test.group('A forgotten password on the screen', (group) => {
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  const newWoman = (brand: 'rosa' | 'vlam') =>
    newPerson(cast[brand], { name: 'Robin', gender: 'female', looking_for: 'male', country: 'NL' })

  /** A logged-in browser on a page; `held` delays calls until something has happened. */
  async function loggedIn({ brand, browser: known }: Person, path: string, held: Record<string, Promise<void>>) {
    const device = await openDevice(browser, { host: brand.host, width: 1280, height: 900 })
    const url = device.address('/')
    await device.context.addCookies([{ name: 'sid', value: known.cookies.get('sid')!, url }])
    for (const [call, happened] of Object.entries(held))
      await device.page.route(call, (route) => happened.then(() => route.continue()))
    await device.page.goto(device.address(path))
    return device
  }

  async function choosePassword(page: Page, password: string, again = password) {
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=again]').fill(again)
    await page.locator('main button[type=submit]').click()
  }

  for (const [name, language, at, width] of sample(
    [
      ['rosa', 'en', 'a phone', 390],
      ['vlam', 'nl', 'a desk', 1280],
    ] as const,
    1
  )) {
    test(`is replaced at ${at} by the link in a mail, in ${language}, and leads back to the page before`, async ({
      assert,
      cleanup,
    }) => {
      const t = await translationsOf(language)
      const robin = await newWoman(name)
      const { email } = robin.member
      await robin.browser.put('/api/user.php', { language })
      const { page, context, complaints, address } = await openDevice(browser, { host: cast[name].host, width })
      cleanup(() => context.close())
      await page.goto(address('/likes/given'))
      await page.waitForURL('**/login?next=*')

      await page.getByRole('link', { name: t('site:common.forgot_password') }).click()
      await page.getByRole('heading', { level: 1, name: t('site:common.forgot_password') }).waitFor()
      await page.getByLabel(t('site:common.email'), { exact: true }).fill(email)
      await page.getByRole('button', { name: t('site:common.send_me_the_link') }).click()
      await page.getByRole('heading', { level: 1, name: t('identity:reset.sent.title') }).waitFor()
      assert.include(await page.locator('main').innerText(), email)

      await page.goto(address(`/${tokenIn(await newestMailTo(email))}`))
      await choosePassword(page, NEW_PASSWORD, 'another one')
      await page.getByText(t('identity:password.mismatch'), { exact: true }).waitFor()
      await choosePassword(page, 'short')
      await page.getByText(t('errors:rules.minLength', { min: 8 }), { exact: true }).waitFor()
      await choosePassword(page, NEW_PASSWORD)

      await page.waitForURL('**/likes/given')
      assert.deepEqual(complaints, [])
    })
  }

  test('has help where the link is old, was used or is missing', async ({ assert, cleanup }) => {
    const t = await translationsOf('en')
    const robin = await newWoman('rosa')
    await robin.browser.post('/api/password-resets', { email: robin.member.email })
    const token = tokenIn(await newestMailTo(robin.member.email))
    await robin.browser.post(`/api/password-resets/${token}`, { password: NEW_PASSWORD })
    const { page, context, complaints, address } = await openDevice(browser, { host: cast.rosa.host })
    cleanup(() => context.close())

    for (const [path, title] of [
      [`/${token}`, 'site:common.link_not_working'],
      [`/reset-password/do?token=${token}`, 'site:common.link_not_working'],
      ['/reset-password/do', 'site:common.link_in_email'],
    ] as const) {
      const answer = await page.goto(address(path))
      assert.equal(answer!.status(), 200, path)
      await page.getByRole('heading', { level: 1, name: t(title) }).waitFor()
      assert.deepEqual(await violations(page), [])
      await page.getByRole('link', { name: t('identity:reset.help.send_link') }).click()
      await page.waitForURL('**/reset-password')
      assert.deepEqual(await violations(page), [])
    }
    assert.equal((await page.goto(address('/mail-change/do')))!.status(), 200)
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('once replaced logs out elsewhere: the next request there leads to the log-in, and from there back', async ({
    assert,
    cleanup,
  }) => {
    const t = await translationsOf('en')
    const robin = await newWoman('rosa')
    const { email } = robin.member
    await robin.browser.post('/api/password-resets', { email })
    const token = tokenIn(await newestMailTo(email))
    // Held, because the page would learn of the log-out by polling and become a visitor's.
    const { promise: left, resolve: goOn } = Promise.withResolvers<void>()
    const { page, context, complaints } = await loggedIn(robin, '/members', { '**/api/user.php': left })
    cleanup(() => context.close())
    await robin.browser.post(`/api/password-resets/${token}`, { password: NEW_PASSWORD })

    // A list may be prefetched, a like is always sent. The page may also ask by itself first.
    const refused = page.waitForResponse((response) => response.status() === 403)
    await page.evaluate(() => document.querySelector<HTMLElement>('main article button[aria-pressed]')?.click())
    await refused
    goOn()
    await page.waitForURL('**/login?next=*')
    assert.equal(new URL(page.url()).searchParams.get('next'), '/members')
    assert.notInclude(await page.locator('body').innerText(), email)
    await page.getByLabel(t('site:common.email'), { exact: true }).fill(email)
    await page.locator('input[name=password]').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: t('site:common.log_in'), exact: true }).click()

    await page.waitForURL(({ pathname }) => pathname === '/members')
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a changed address is confirmed from the new one, and the old one can take it back', async ({
    assert,
    cleanup,
  }) => {
    const t = await translationsOf('en')
    const robin = await newWoman('rosa')
    const email = `new-${robin.member.email}`
    await robin.browser.post('/api/email-changes', { email, password: PASSWORD })
    const { page, context, complaints, address } = await openDevice(browser, { host: cast.rosa.host })
    cleanup(() => context.close())

    await page.goto(address(`/${tokenIn(await newestMailTo(email))}`))
    assert.deepEqual(await violations(page), [])
    await page.getByRole('button', { name: t('site:common.confirm_address') }).click()
    await page.getByRole('heading', { level: 1, name: t('identity:email_change.done.title') }).waitFor()
    assert.include(await page.locator('main').innerText(), email)
    await page.goto(address(`/${tokenIn(await newestMailTo(robin.member.email))}`))
    assert.deepEqual(await violations(page), [])
    await page.getByRole('button', { name: t('site:common.stop_email_change') }).click()
    await page.getByRole('heading', { level: 1, name: t('identity:reset.choose.title') }).waitFor()
    await choosePassword(page, NEW_PASSWORD)

    await page.waitForURL('**/members')
    const me = await page.evaluate(async () => (await fetch('/api/user.php')).json())
    assert.equal(me.user.email, robin.member.email)
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('has pages that all fit 320 px, in languages with long words', async ({ assert, cleanup }) => {
    const robin = await newWoman('rosa')
    const { email } = robin.member
    await robin.browser.post('/api/password-resets', { email })
    const reset = tokenIn(await newestMailTo(email))
    await robin.browser.post('/api/email-changes', { email: `new-${email}`, password: PASSWORD })
    const [change, stop] = [tokenIn(await newestMailTo(`new-${email}`)), tokenIn(await newestMailTo(email, 2))]
    const { page, context, address } = await openDevice(browser, { host: cast.rosa.host, width: 320, height: 640 })
    cleanup(() => context.close())

    for (const value of sample(['fi', 'de'], 1)) {
      await context.addCookies([{ name: 'i18n_redirected', value, url: address('/') }])
      for (const path of [
        '/reset-password',
        '/reset-password/do',
        '/mail-change/do',
        ...[reset, change, stop].map((token) => `/${token}`),
      ]) {
        await page.goto(address(path))
        assert.equal(await page.locator('html').getAttribute('lang'), value)
        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320, path)
        assert.deepEqual(await violations(page), [])
      }
    }
  }).tags(['@full'])
})
