import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { giveCredits, write, writeIn } from '../../api/chat/conversing.ts'
import { type Cast, newCast } from '../../cast.ts'
import { IS_FULL_RUN } from '../../rounds.ts'
import { type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { openLive } from './open_live.ts'

/** In ms. */
const SOON = 300

test.group('Live events on the screen', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let conversation: string
  let ann: Device
  let ben: Device
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    await Promise.all([giveCredits(cast.ann, 1000), giveCredits(cast.ben, 1000)])
    conversation = (await write(cast.ben, cast.ann.profile, 'Hello Ann')).body.conversation.id
    ;[ann, ben] = await Promise.all([logInAs(browser, cast.ann), logInAs(browser, cast.ben, { width: 1280 })])
    return async () => void (await Promise.all([ann.context.close(), ben.context.close()]))
  })
  group.teardown(() => browser.close())

  const bubble = (page: Page, text: string) => page.locator('main ol').getByText(text, { exact: true })

  /** What a page asks for from now on, but for the stream itself. */
  function asked(page: Page): string[] {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/events')
        requests.push(`${request.method()} ${pathname.replace(conversation, ':id')}${search}`)
    })
    return requests
  }

  test('a message, its receipt and typing arrive at once, and a message costs its reader one request', async ({
    assert,
  }) => {
    await Promise.all([
      openLive(ann.page, ann.address(`/chats/${conversation}`)),
      openLive(ben.page, ben.address(`/chats/${conversation}`)),
    ])
    const requests = asked(ann.page)

    const field = ben.page.getByLabel(t('chat:composer.label', { name: 'Ann' }))
    await field.pressSequentially('How are you?')
    await ann.page.getByText(t('chat:log.typing', { name: 'Ben' }), { exact: true }).waitFor()
    await field.press('Enter')
    await bubble(ann.page, 'How are you?').waitFor()
    await ben.page.getByText(t('chat:log.read'), { exact: true }).last().waitFor({ state: 'attached' })

    assert.equal(await ann.page.getByText(t('chat:log.typing', { name: 'Ben' }), { exact: true }).count(), 0)
    assert.equal(await bubble(ben.page, 'How are you?').count(), 1)
    assert.deepEqual(requests, ['GET /api/chats/:id/messages?after=1', 'PUT /api/chats/:id/read'])
    assert.deepEqual([...ann.complaints, ...ben.complaints], [])
  })

  test('several tabs have one stream; when the leading one closes, the next one leads and nothing is missed', async ({
    assert,
  }) => {
    const streams: string[] = []
    ann.context.on('request', (request) => {
      if (request.url().endsWith('/api/events')) streams.push(request.url())
    })
    const tabs = [ann.page, await ann.context.newPage(), await ann.context.newPage()]
    for (const tab of tabs) await openLive(tab, ann.address(`/chats/${conversation}`))
    await writeIn(conversation, cast.ben, 'To all tabs')
    for (const tab of tabs) await bubble(tab, 'To all tabs').waitFor()
    assert.lengthOf(streams, 1)

    const [leading, ...others] = tabs
    const isNext = ann.context.waitForEvent('request', (request) => request.url().endsWith('/api/events'))
    await leading!.close()
    await writeIn(conversation, cast.ben, 'To those left')
    await isNext
    for (const tab of others) await bubble(tab, 'To those left').waitFor()

    assert.lengthOf(streams, 2)
  }).tags(['@full'])

  test('a like and the match that answers it fill the screen of who waits', async ({ assert }) => {
    await Promise.all([
      openLive(ann.page, ann.address('/members')),
      openLive(ben.page, ben.address(`/members/${cast.ann.profile.id}`)),
    ])

    await ben.page
      .getByRole('button', { name: t('discovery:like.button'), exact: true })
      .first()
      .click()
    await ann.page.getByRole('dialog', { name: t('discovery:new_like.title', { name: 'Ben' }) }).waitFor()
    await cast.ann.browser.post(`/api/likes/${cast.ben.profile.id}`)
    await ben.page.getByRole('dialog', { name: t('discovery:match.title') }).waitFor()

    assert.deepEqual([...ann.complaints, ...ben.complaints], [])
  }).tags(['@full'])

  test('a message to a page that shows no chat counts in its badge', async () => {
    await openLive(ann.page, ann.address('/members'))
    await writeIn(conversation, cast.ben, 'Are you there?')

    const badge = t('site:common.unread_messages', { count: 2 })
    await ann.page.getByText(badge, { exact: true }).first().waitFor({ state: 'attached' })
  }).tags(['@full'])

  test('the end of the session in another place leads to the log-in', async () => {
    await openLive(ann.page, ann.address(`/chats/${conversation}`))
    await cast.ann.browser.get('/api/logout.php')

    await ann.page.waitForURL('**/login?*')
  }).tags(['@full'])

  if (IS_FULL_RUN)
    test(`half of the messages are there within ${SOON} ms`, async ({ assert }) => {
      await openLive(ann.page, ann.address(`/chats/${conversation}`))
      const times: number[] = []
      for (let message = 0; message < 21; message++) {
        const begun = performance.now()
        await writeIn(conversation, cast.ben, `Message ${message}`)
        await bubble(ann.page, `Message ${message}`).waitFor()
        times.push(performance.now() - begun)
      }

      times.sort((one, other) => one - other)
      assert.isBelow(times[10]!, SOON)
    }).tags(['@full'])
})
