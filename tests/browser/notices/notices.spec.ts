import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { renewPushKey } from '@manyhearts/api/app/tenancy/push_keys/push_key'
import { unsubscribeToken } from '@manyhearts/api/app/notices/preferences/unsubscribe_token'
import { eventually } from '../../api/notices/eventually.ts'
import { newSubscription } from '../../api/notices/new_subscription.ts'
import { asOwner, type Cast, newCast, type Person } from '../../cast.ts'
import { chooseFromMenu } from '../choose_from_menu.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { givePushes } from './give_pushes.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'

test.group('Notices', (group) => {
  let browser: Browser
  let cast: Cast
  let t: TFunction
  group.setup(async () => {
    browser = await startChromium()
    t = await translationsOf('en')
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  const chosen = async ({ browser: known }: Person) => (await known.get('/api/notifications')).body
  const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
  const told = (page: Page) =>
    page.waitForResponse((one) => one.url().includes('/api/notifications') && one.request().method() === 'PUT')

  const keyOfSubscription = () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query('select public_key from app.push_subscriptions where tenant_id = $1', [
        cast.rosa.id,
      ])
      return rows[0]?.public_key as string | undefined
    }, cast.rosa)

  const devices = [
    ['a phone', { width: 390, height: 844 }],
    ['a desk', { width: 1280, height: 900 }],
  ] as const
  for (const [name, size] of sample(devices, 1)) {
    test(`are chosen one by one, by mail and by push, at ${name}`, async ({ assert, cleanup }) => {
      const device = await logInAs(browser, cast.ann, size)
      const { page, context, complaints } = device
      cleanup(() => context.close())
      await page.goto(device.address('/notifications'))
      const row = (type: string) =>
        page.getByRole('group', { name: t(`notices:preferences.types.${type}.name`), exact: true })
      const toggle = async (type: string, channel: string) => {
        const answer = told(page)
        await row(type)
          .getByRole('switch', { name: t(`notices:preferences.channels.${channel}`), exact: true })
          .click()
        await answer
      }

      await toggle('likes', 'mail')
      await toggle('promotions', 'mail')
      const look = told(page)
      await page.locator('input[name=lock_screen][value=name]').click()
      await look
      const quiet = told(page)
      await page.getByRole('switch', { name: t('notices:push_privacy.quiet'), exact: true }).click()
      await quiet
      const end = told(page)
      await page.getByLabel(t('notices:push_privacy.quiet_to'), { exact: true }).fill('08:30')
      await end

      const { notifications, lock_screen, quiet_hours } = await chosen(cast.ann)
      assert.deepEqual(
        [notifications.likes, notifications.promotions, notifications.news],
        [
          { mail: false, push: true },
          { mail: true, push: false },
          { mail: false, push: false },
        ]
      )
      assert.equal(lock_screen, 'name')
      assert.containSubset(quiet_hours, { from: '22:00', to: '08:30' })
      assert.deepEqual(await violations(page), [])
      assert.deepEqual(complaints, [])
    }).tags(['@full'])
  }

  test('come to this browser once it is switched on here, until log-out', async ({ assert, cleanup }) => {
    const device = await logInAs(browser, cast.ann, { width: 1280, height: 900 })
    const { page, context, address } = device
    cleanup(() => context.close())
    await givePushes(device, newSubscription())

    await page.goto(device.address('/members'))
    const banner = page.getByRole('complementary', { name: t('site:banner.push'), exact: true })
    await banner.getByRole('link', { name: t('site:banner.push_action'), exact: true }).click()
    await page.getByText(t('notices:push_device.not_subscribed'), { exact: true }).waitFor()
    await button(page, 'notices:push_device.switch_on').click()
    await page.getByText(t('notices:push_device.subscribed'), { exact: true }).waitFor()
    await page.goto(device.address('/members'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(500)
    assert.isFalse(await banner.isVisible())
    await page.goto(device.address('/notifications'))
    await button(page, 'notices:push_device.switch_off').click()
    await button(page, 'notices:push_device.switch_on').click()
    await page.getByText(t('notices:push_device.subscribed'), { exact: true }).waitFor()

    const key = await asTenant(cast.rosa, renewPushKey, { connection: 'staff' })
    await eventually('the new key', async () => {
      const { body } = await cast.ann.browser.get('/api/settings.php')
      return body.push_public_key === key || undefined
    })
    await page.goto(device.address('/members'))
    await eventually('a subscription with it', async () => (await keyOfSubscription()) === key || undefined)

    await chooseFromMenu(page.getByRole('button', { name: t('site:account.menu') }), t('site:account.log_out'))
    await page.waitForURL(address('/'))

    assert.isFalse(
      await page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration('/')
        return Boolean(await worker?.pushManager.getSubscription())
      })
    )
  })

  test('say when the browser takes no pushes, and what an iPhone needs first', async ({ cleanup }) => {
    const refusing = await logInAs(browser, cast.ann)
    cleanup(() => refusing.context.close())
    await refusing.context.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    )
    await refusing.page.goto(refusing.address('/notifications'))
    await refusing.page.getByText(t('notices:push_device.denied'), { exact: true }).waitFor()

    const phone = await logInAs(browser, cast.ann)
    cleanup(() => phone.context.close())
    await phone.context.addInitScript(
      (agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }),
      IPHONE
    )
    await phone.page.goto(phone.address('/notifications'))
    await phone.page.getByText(t('notices:push_device.install'), { exact: true }).waitFor()
    await phone.page.getByText(t('notices:push_device.steps.share')).waitFor()
  }).tags(['@full'])

  test('end by a button behind the link of a mail, without a log-in too', async ({ assert, cleanup }) => {
    const device = await openDevice(browser, { host: cast.rosa.host })
    const { page, context } = device
    cleanup(() => context.close())
    const token = unsubscribeToken({ memberId: cast.ann.member.id, type: 'likes' }, cast.rosa)

    await page.goto(device.address(`/${token}`))
    const before = (await chosen(cast.ann)).notifications.likes
    assert.deepEqual(await violations(page), [])
    await button(page, 'notices:unsubscribe.send').click()
    await page.getByRole('heading', { name: t('notices:unsubscribe.done'), exact: true }).waitFor()

    assert.deepEqual(before, { mail: true, push: true })
    assert.deepEqual((await chosen(cast.ann)).notifications.likes, { mail: false, push: true })
  }).tags(['@full'])
})
