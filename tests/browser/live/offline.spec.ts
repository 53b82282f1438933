import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { type Cast, newCast } from '../../cast.ts'
import { rounds } from '../../rounds.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

/** In ms: how long there is no connection. */
const WITHOUT = rounds(0, 30_000)
/** Answers that get lost in a row: more than a call is repeated by itself. */
const LOST = rounds(1, 7)

test.group('Writing without a connection', (group) => {
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

  const field = (page: Page) => page.getByLabel(t('chat:composer.label', { name: 'Ben' }))
  const waiting = (page: Page) => page.getByText(t('chat:log.waiting'), { exact: true })
  const bubble = (page: Page, text: string) => page.locator('main ol').getByText(text, { exact: true })

  async function send(page: Page, text: string) {
    await field(page).fill(text)
    await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
  }

  async function sentByAnn(): Promise<string[]> {
    const { body } = await cast.ann.browser.get(`/api/chats/${conversation}/messages`)
    return body.messages.filter(({ mine }: { mine: boolean }) => mine).map(({ body: text }: { body: string }) => text)
  }

  test('loses nothing: all of it goes by itself once there is one, in order and once, from two tabs', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(address(`/chats/${conversation}`))
    await field(page).fill('Begun before')

    await context.setOffline(true)
    await page.waitForTimeout(WITHOUT)
    await send(page, 'First')
    await send(page, 'Second')
    await send(other, 'From the other tab')
    await field(page).fill('Not finished')
    for (const bubbleWaiting of [waiting(page).nth(1), waiting(other)]) await bubbleWaiting.waitFor()
    await context.setOffline(false)

    for (const tab of [page, other]) await waiting(tab).first().waitFor({ state: 'detached' })
    for (const text of ['First', 'Second', 'From the other tab'])
      for (const tab of [page, other]) await bubble(tab, text).waitFor()
    const sent = await sentByAnn()
    assert.sameMembers(sent, ['First', 'Second', 'From the other tab'])
    assert.isBelow(sent.indexOf('First'), sent.indexOf('Second'))
    assert.equal(await field(page).inputValue(), 'Not finished')
  }).tags(['@full'])

  test('a message of a tab that was copied meanwhile is sent once, and stands once in both', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/chats/${conversation}`))
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }))
    await send(page, 'Once')
    await waiting(page).waitFor()

    const copy = await context.newPage()
    const stored = await page.evaluate(() => Object.entries(sessionStorage))
    await copy.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, stored)
    await copy.goto(address(`/chats/${conversation}`))
    await copy.getByText(t('chat:log.sent'), { exact: true }).waitFor({ state: 'attached' })
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    })
    await waiting(page).waitFor({ state: 'detached' })
    await page.getByText(t('chat:log.sent'), { exact: true }).waitFor({ state: 'attached' })

    assert.deepEqual(await sentByAnn(), ['Once'])
    assert.deepEqual([await bubble(page, 'Once').count(), await bubble(copy, 'Once').count()], [1, 1])
  }).tags(['@full'])

  test('a message whose answers are lost on the way is sent once, and the tab says so', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/chats/${conversation}`))
    let numLost = 0
    await page.route('**/api/members/*/messages', async (route) => {
      if (numLost++ >= LOST) return route.continue()
      const { body } = route.request().postDataJSON() as { body: string }
      await write(cast.ann, cast.ben.profile, body, (await route.request().allHeaders())['idempotency-key'])
      await route.abort()
    })

    await send(page, 'Once')
    await page.getByText(t('chat:log.sent'), { exact: true }).waitFor({ state: 'attached' })

    assert.deepEqual(await sentByAnn(), ['Once'])
    assert.equal(await bubble(page, 'Once').count(), 1)
  }).tags(['@full'])
})
