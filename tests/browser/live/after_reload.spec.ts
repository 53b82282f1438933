import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { eventually } from '../../api/notices/eventually.ts'
import { type Cast, newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('What waits for a connection when its tab is loaded again', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let conversation: string
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    await Promise.all([giveCredits(cast.ann, 100), giveCredits(cast.ben, 100)])
    conversation = (await write(cast.ben, cast.ann.profile, 'Hello Ann')).body.conversation.id
  })
  group.teardown(() => browser.close())

  const waiting = (page: Page) => page.getByText(t('chat:log.waiting'), { exact: true })
  const bubble = (page: Page, text: string) => page.locator('main ol').getByText(text, { exact: true })

  /** The page takes itself for cut off until it is loaded again. */
  async function writeOffline(page: Page, ...texts: string[]) {
    await page.goto(`${new URL(page.url()).origin}/chats/${conversation}`)
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    for (const text of texts) {
      await page.getByLabel(t('chat:composer.label', { name: 'Ben' })).fill(text)
      await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
    }
    await waiting(page)
      .nth(texts.length - 1)
      .waitFor()
  }

  async function sentByAnn(): Promise<string[]> {
    const { body } = await cast.ann.browser.get(`/api/chats/${conversation}/messages`)
    return body.messages.filter(({ mine }: { mine: boolean }) => mine).map(({ body: text }: { body: string }) => text)
  }

  const untilSent = (count: number) =>
    eventually('the messages', async () => ((await sentByAnn()).length >= count ? true : undefined))

  test('goes by itself on any page, in order and once, and its conversation shows it', async ({ assert, cleanup }) => {
    const { page, context, address, complaints } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address('/members'))
    await writeOffline(page, 'First', 'Second')
    assert.deepEqual(await sentByAnn(), [])

    await page.goto(address('/members'))
    await untilSent(2)
    await page.waitForFunction(() => !Object.keys(sessionStorage).some((key) => key.startsWith('outbox:')))
    await page.goto(address(`/chats/${conversation}`))
    for (const text of ['First', 'Second']) await bubble(page, text).waitFor()

    assert.deepEqual(await sentByAnn(), ['First', 'Second'])
    assert.deepEqual([await bubble(page, 'First').count(), await waiting(page).count()], [1, 0])
    assert.equal(await page.getByLabel(t('chat:composer.label', { name: 'Ben' })).inputValue(), '')
    assert.deepEqual(complaints, [])
  })

  test('goes once from each of two tabs, also if one was copied from the other', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(address('/members'))
    await writeOffline(page, 'From the first tab')
    await writeOffline(other, 'From the second tab')
    const copy = await context.newPage()
    const stored = await page.evaluate(() => Object.entries(sessionStorage))
    await copy.addInitScript((entries) => {
      if (sessionStorage.length === 0) for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, stored)

    await Promise.all([page, other, copy].map((tab) => tab.goto(address('/members'))))
    for (const tab of [page, other, copy])
      await tab.waitForFunction(() => !Object.keys(sessionStorage).some((key) => key.startsWith('outbox:')))

    assert.sameMembers(await sentByAnn(), ['From the first tab', 'From the second tab'])
  })

  test('is offered in its conversation if it is from long ago', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address('/members'))
    await writeOffline(page, 'Long ago')
    await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('outbox:'))!
      const [message] = JSON.parse(sessionStorage.getItem(key)!)
      sessionStorage.setItem(key, JSON.stringify([{ ...message, at: '2026-01-01T00:00:00.000Z' }]))
    })

    await page.goto(address('/members'))
    await page.goto(address(`/chats/${conversation}`))
    await page.getByRole('button', { name: t('chat:send_failed.retry'), exact: true }).waitFor()

    assert.deepEqual(await sentByAnn(), [])
  })
})
