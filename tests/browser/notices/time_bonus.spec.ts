import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { applied, newPackage, order } from '../../api/credits/shop.ts'
import { asOwner, type Cast, newCast, newPerson, type Person } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

const LASTS = 14_400
const HOUR = 3_600_000

test.group('The time bonus', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  const signedUp = (secondsAgo: number) =>
    newPerson(cast.rosa, {
      name: 'Nia',
      gender: 'female',
      looking_for: 'male',
      signed_up: DateTime.now().minus({ seconds: secondsAgo }),
    })
  const title = () => t('site:bonus.title', { percent: '25%' })
  const line = (page: Page) => page.getByRole('complementary', { name: title() })
  const popup = (page: Page) => page.getByRole('dialog', { name: title() })
  const secondsLeft = async (page: Page) => {
    const [hours, minutes, seconds] = (await line(page).getByRole('timer').getAttribute('aria-label'))!
      .match(/(\d\d):(\d\d):(\d\d)$/)!
      .slice(1)
      .map(Number)
    return hours! * 3600 + minutes! * 60 + seconds!
  }
  const deviceOf = async (person: Person, clockIsWrongBy = 0) => {
    const device = await logInAs(browser, person)
    await device.page.clock.install({ time: Date.now() + clockIsWrongBy })
    return device
  }

  test('stands above the members area and counts down; once, after 40 s without credits, it says what it is', async ({
    assert,
    cleanup,
  }) => {
    const nia = await signedUp(HOUR / 1000)
    const { page, context, address, complaints } = await deviceOf(nia)
    cleanup(() => context.close())

    await page.goto(address('/members'))
    await line(page).waitFor()
    assert.approximately(await secondsLeft(page), 3 * 3600, 30)
    assert.deepEqual(await violations(page, 'aside'), [])

    await page.clock.fastForward(39_000)
    assert.equal(await popup(page).count(), 0)
    await page.clock.fastForward(2_000)
    await popup(page).waitFor()
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
    await popup(page)
      .getByRole('button', { name: t('site:common.not_now') })
      .click()
    await popup(page).waitFor({ state: 'hidden' })

    await page.goto(address('/premium'))
    await line(page).waitFor()
    await page.clock.fastForward(60_000)
    assert.equal(await popup(page).count(), 0)
    await page.goto(address('/pricing'))
    assert.equal(await line(page).count(), 0)
    await page.goto(address('/members'))
    await line(page).waitFor()
    await page.clock.fastForward(4 * HOUR)
    await line(page).waitFor({ state: 'hidden' })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('leaving the members area before the 40 s cancels the popup', async ({ assert, cleanup }) => {
    const { page, context, address } = await deviceOf(await signedUp(60))
    cleanup(() => context.close())
    await page.goto(address('/members'))
    await line(page).waitFor()
    await page.clock.fastForward(30_000)

    await page.goto(address('/pricing'))
    await page.clock.fastForward(30_000)

    assert.equal(await popup(page).count(), 0)
  }).tags(['@full'])

  test('two devices whose clocks are wrong show the same second, after a reload too', async ({ assert, cleanup }) => {
    const nia = await signedUp(600)
    const ends = nia.member.signedUpAt.toMillis() + LASTS * 1000
    const devices = await Promise.all([deviceOf(nia, 5 * HOUR), deviceOf(nia, -7 * HOUR)])
    cleanup(() => Promise.all(devices.map(({ context }) => context.close())).then(() => {}))

    for (const { page, address } of devices) await page.goto(address('/members'))
    for (const turn of ['first', 'reloaded']) {
      for (const { page } of devices) {
        if (turn === 'reloaded') await page.reload()
        await line(page).waitFor()
      }
      for (const { page } of devices) assert.approximately(await secondsLeft(page), (ends - Date.now()) / 1000, 2, turn)
    }
  }).tags(['@full'])

  test('is gone after the end, after a payment, and without a session', async ({ assert, cleanup }) => {
    const late = await deviceOf(await signedUp(LASTS))
    const nia = await signedUp(60)
    const { page, context, address } = await logInAs(browser, nia)
    cleanup(() => Promise.all([context.close(), late.context.close()]).then(() => {}))

    await late.page.goto(late.address('/members'))
    assert.equal(await line(late.page).count(), 0)
    await page.goto(address('/members'))
    await line(page).waitFor()
    const { body } = await order(nia, await newPackage(cast.rosa))
    await applied(nia, body.order.id)
    await page.reload()
    await page.getByRole('main').waitFor()
    assert.equal(await line(page).count(), 0)

    await asOwner(
      (owner) => owner.query('update app.profiles set paid_user = false where id = $1', [nia.profile.id]),
      cast.rosa
    )
    await page.context().clearCookies()
    await page.goto(address('/members'))
    assert.equal(await page.getByRole('timer').count(), 0)
  }).tags(['@full'])
})
