import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { renewPushKey } from '@manyhearts/api/app/tenancy/push_keys/push_key'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { eventually } from '../../api/notices/eventually.ts'
import { letSecondsPass } from '../../api/notices/let_seconds_pass.ts'
import { PushService } from '../../api/notices/push_service.ts'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'
import { givePushes } from './give_pushes.ts'
import { PushWorker } from './push_worker.ts'

test.group('Pushes that are shown', (group) => {
  let browser: Browser
  let cast: Cast
  let service: PushService
  let device: Device
  let t: TFunction
  group.setup(async () => {
    browser = await startChromium()
    service = await PushService.start()
    t = await translationsOf('en')
    return async () => {
      await service.stop()
      await browser.close()
    }
  })
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ben, 1000)
    device = await logInAs(browser, cast.ann)
    await givePushes(device, service.newSubscription())
    service.arrived.length = 0
    return () => device.context.close()
  })

  const button = (key: string) => device.page.getByRole('button', { name: t(key), exact: true })
  const newest = (count: number) =>
    eventually(`push ${count}`, async () => {
      await letSecondsPass(cast.rosa)
      return service.arrived.length >= count ? service.arrived[count - 1] : undefined
    })
  const switchOn = async () => {
    await device.page.goto(device.address('/notifications'))
    await button('notices:push_device.switch_on').click()
    await device.page.getByText(t('notices:push_device.subscribed'), { exact: true }).waitFor()
    return PushWorker.of(device)
  }
  const unread = async () => (await cast.ann.browser.get('/api/user.php')).body.user.total_unread_messages

  test('open the conversation in the open tab, ready to reply, and go on after the brand’s key changed', async ({
    assert,
  }) => {
    const { page } = device
    const worker = await switchOn()

    const { body } = await write(cast.ben, cast.ann.profile, 'Meet me at the lake')
    const first = (await newest(1))!
    const [shown] = await worker.deliver(first.message)
    await worker.press()
    await page.waitForURL(device.address(`/chats/${body.conversation.id}`))
    await page.getByText('Meet me at the lake').filter({ visible: true }).waitFor()
    await page.goto(device.address('/members'))
    await worker.press('reply')
    await page.waitForURL(device.address(`/chats/${body.conversation.id}#composer-text`))
    await page.waitForFunction(() => document.activeElement?.id === 'composer-text')

    const key = await asTenant(cast.rosa, renewPushKey, { connection: 'staff' })
    await eventually('the new key', async () => {
      const { body: settings } = await cast.ann.browser.get('/api/settings.php')
      return settings.push_public_key === key || undefined
    })
    await page.goto(device.address('/members'))
    await eventually('the subscription by the new key', () =>
      asOwner(async (owner) => {
        const { rowCount } = await owner.query('select from app.push_subscriptions where public_key = $1', [key])
        return rowCount === 1 || undefined
      }, cast.rosa)
    )
    await write(cast.ben, cast.ann.profile, 'Or at the pier')
    const second = (await newest(2))!
    const all = await worker.deliver(second.message)

    assert.containSubset(shown, {
      title: 'New message',
      body: '',
      tag: `chat-${body.conversation.id}`,
      actions: [
        { action: 'reply', title: 'Reply' },
        { action: 'read', title: 'Mark as read' },
      ],
    })
    assert.notEqual(first.key, key)
    assert.equal(second.key, key)
    assert.lengthOf(all, 2)
    assert.equal(device.context.pages().length, 1)
    assert.deepEqual(device.complaints, [])
  })

  test('are marked as read without opening a page, or open it when that fails', async ({ assert }) => {
    const { page, context } = device
    const worker = await switchOn()
    const { body } = await write(cast.ben, cast.ann.profile, 'Meet me at the lake')
    await worker.deliver((await newest(1))!.message)

    const before = await unread()
    await worker.press('read')
    await eventually('read', async () => (await unread()) === 0 || undefined)
    assert.equal(before, 1)
    assert.equal(page.url(), device.address('/notifications'))

    await write(cast.ben, cast.ann.profile, 'Or at the pier')
    await worker.deliver((await newest(2))!.message)
    await context.clearCookies()
    await worker.press('read')
    await page.waitForURL((url) => url.pathname !== '/notifications')
    assert.include(decodeURIComponent(page.url()), `/chats/${body.conversation.id}`)
  }).tags(['@full'])

  test('can be tried out: the page says that it arrived, or what to do when it did not', async ({ assert }) => {
    const { page } = device
    const worker = await switchOn()
    await page.clock.install()

    await button('notices:push_device.test').click()
    await page.getByText(t('notices:push_device.test_sent'), { exact: true }).waitFor()
    assert.deepEqual(await violations(page), [])
    await page.clock.fastForward(31_000)
    await page.getByText(t('notices:push_device.test_lost'), { exact: true }).waitFor()
    const [shown] = await worker.deliver((await newest(1))!.message)
    await page.getByText(t('notices:push_device.test_arrived'), { exact: true }).waitFor()

    assert.containSubset(shown, { title: 'It works', tag: 'test' })
    assert.deepEqual(device.complaints, [])
  }).tags(['@full'])
})
