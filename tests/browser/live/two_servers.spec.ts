import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { freePort } from '@manyhearts/api/bin/free_port'
import { type AnotherServer, anotherServer } from '../../another_server.ts'
import { giveCredits, write, writeIn } from '../../api/chat/conversing.ts'
import { eventually } from '../../api/notices/eventually.ts'
import { type Cast, newCast } from '../../cast.ts'
import { RedisServer } from '../../redis_server.ts'
import { IS_FULL_RUN } from '../../rounds.ts'
import { type Device, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { openLive } from './open_live.ts'

const LINES = IS_FULL_RUN ? (['PostgreSQL', 'Redis'] as const) : (['PostgreSQL'] as const)
const ROUNDS = 21
/** In ms. */
const SOON = 300
/** In ms: without a line every stream is told to ask anew every 25 s. */
const BY_POLLING = 60_000

for (const line of LINES)
  test.group(`Two browsers on two servers, connected by ${line}`, (group) => {
    let redis: RedisServer | undefined
    let servers: AnotherServer[]
    let browser: Browser
    let t: TFunction
    let cast: Cast
    let conversation: string
    let ann: Device
    let ben: Device
    group.setup(async () => {
      redis = line === 'Redis' ? new RedisServer(await freePort(), 'password') : undefined
      await redis?.start()
      const env = redis ? { REDIS_URL: redis.url } : {}
      servers = await Promise.all([anotherServer(env), anotherServer(env)])
      ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
      return async () => {
        await browser.close()
        await Promise.all(servers.map((server) => server.stop()))
        await redis?.stop()
      }
    })
    group.each.setup(async () => {
      cast = await newCast()
      await Promise.all([giveCredits(cast.ann, 1000), giveCredits(cast.ben, 1000)])
      conversation = (await write(cast.ben, cast.ann.profile, 'Hello Ann')).body.conversation.id
      ;[ann, ben] = await Promise.all([logInAs(browser, cast.ann), logInAs(browser, cast.ben, { width: 1280 })])
      return async () => void (await Promise.all([ann.context.close(), ben.context.close()]))
    })

    /** Ann's browser is on the first, Ben's on the second. */
    const annsPage = (path: string) => `http://${cast.rosa.host}:${servers[0]!.port}${path}`
    const bensPage = (path: string) => `http://${cast.rosa.host}:${servers[1]!.port}${path}`
    const openChat = () =>
      Promise.all([
        openLive(ann.page, annsPage(`/chats/${conversation}`)),
        openLive(ben.page, bensPage(`/chats/${conversation}`)),
      ])
    const bubble = (page: Page, text: string) => page.locator('main ol').getByText(text, { exact: true })
    const field = () => ben.page.getByLabel(t('chat:composer.label', { name: 'Ann' }))
    const writeThere = (text: string) =>
      writeIn(conversation, { ...cast.ben, browser: servers[1]!.at(cast.ben.browser) }, text)

    test('typing, a message and its receipt arrive', async ({ assert }) => {
      await openChat()

      await field().pressSequentially('How are you?')
      await ann.page.getByText(t('chat:log.typing', { name: 'Ben' }), { exact: true }).waitFor()
      await field().press('Enter')
      await bubble(ann.page, 'How are you?').waitFor()
      await ben.page.getByText(t('chat:log.read'), { exact: true }).last().waitFor({ state: 'attached' })

      assert.equal(await bubble(ann.page, 'How are you?').count(), 1)
      assert.deepEqual([...ann.complaints, ...ben.complaints], [])
    }).tags(['@full'])

    test('a like and the match that answers it arrive', async ({ assert }) => {
      await Promise.all([
        openLive(ann.page, annsPage('/members')),
        openLive(ben.page, bensPage(`/members/${cast.ann.profile.id}`)),
      ])

      await ben.page
        .getByRole('button', { name: t('discovery:like.button'), exact: true })
        .first()
        .click()
      await ann.page.getByRole('dialog', { name: t('discovery:new_like.title', { name: 'Ben' }) }).waitFor()
      await servers[0]!.at(cast.ann.browser).post(`/api/likes/${cast.ben.profile.id}`)
      await ben.page.getByRole('dialog', { name: t('discovery:match.title') }).waitFor()

      assert.deepEqual([...ann.complaints, ...ben.complaints], [])
    }).tags(['@full'])

    if (IS_FULL_RUN)
      test(`half of ${ROUNDS} messages are there within ${SOON} ms`, async ({ assert }) => {
        await openChat()
        const times: number[] = []
        for (let message = 0; message < ROUNDS; message++) {
          const begun = performance.now()
          await writeThere(`Message ${message}`)
          await bubble(ann.page, `Message ${message}`).waitFor()
          times.push(performance.now() - begun)
        }

        times.sort((one, other) => one - other)
        assert.isBelow(times[Math.floor(ROUNDS / 2)]!, SOON, times.map(Math.round).join(', '))
      }).tags(['@full'])

    if (line === 'Redis')
      test('without Redis browsers ask by themselves and miss nothing, and hear at once when it is back', async ({
        assert,
      }) => {
        await openChat()
        await redis!.stop()

        for (const text of ['First', 'Second'])
          await field()
            .fill(text)
            .then(() => field().press('Enter'))
        for (const text of ['First', 'Second']) await bubble(ann.page, text).waitFor({ timeout: BY_POLLING })
        await writeThere('Just before')
        await redis!.start()
        await eventually('both servers', () => (redis!.numSubscribers === 2 ? true : undefined))
        await bubble(ann.page, 'Just before').waitFor()
        const begun = performance.now()
        await writeThere('Afterwards')
        await bubble(ann.page, 'Afterwards').waitFor()

        assert.isBelow(performance.now() - begun, 10 * SOON)
        for (const text of ['First', 'Second', 'Just before', 'Afterwards'])
          assert.equal(await bubble(ann.page, text).count(), 1)
      }).tags(['@full'])
  })
