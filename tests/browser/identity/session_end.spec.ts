import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast } from '../../cast.ts'
import { type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('A call that asks for a log-in', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let cast: Cast
  let t: TFunction
  let device: Device
  group.setup(async () => {
    ;[browser, t, cast] = await Promise.all([startChromium(), translationsOf('en'), newCast()])
  })
  group.each.setup(async () => {
    device = await logInAs(browser, cast.ann)
    // With live events the page asks by itself who it belongs to.
    await device.page.route('**/api/events', (route) => route.abort())
    return () => device.context.close()
  })
  group.teardown(() => browser.close())

  /** On Ben's page, whose own calls have been answered before. */
  const like = async () => {
    const { page, address } = device
    await page.goto(address(`/members/${cast.ben.profile.id}`), { waitUntil: 'networkidle' })
    const asked = page.waitForResponse(/api\/user\.php/)
    await page
      .getByRole('button', { name: t('discovery:like.button'), exact: true })
      .first()
      .click()
    return (await asked).json()
  }

  test('is believed when the session is over: the log-in leads back to the page', async ({ assert }) => {
    const { page, address } = device
    await page.route('**/api/likes/*', async (route) => {
      await device.context.clearCookies({ name: 'sid' })
      await route.continue({ headers: { ...route.request().headers(), cookie: '' } })
    })

    const { authentication_required } = await like()

    await page.waitForURL('**/login?*')
    assert.isTrue(authentication_required)
    assert.equal(page.url(), address(`/login?${new URLSearchParams({ next: `/members/${cast.ben.profile.id}` })}`))
  })

  test('is not, when it came while a new session began', async ({ assert }) => {
    const { page, address } = device
    await page.route('**/api/likes/*', (route) =>
      route.fulfill({ status: 403, json: { errors: [], authentication_required: true } })
    )

    const { user } = await like()

    assert.equal(user.profile.name, 'Ann')
    await page
      .getByRole('link', { name: t('site:nav.messages') })
      .first()
      .click()
    await page.waitForURL(address('/chats'))
  })
})
