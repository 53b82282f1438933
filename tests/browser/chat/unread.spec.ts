import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { type Cast, newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('Unread messages on the screen', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    await giveCredits(cast.ben, 100)
    await write(cast.ben, cast.ann.profile, 'Hello Ann')
  })
  group.teardown(() => browser.close())

  for (const isReached of [true, false])
    test(`opening a conversation reads it; the count ${isReached ? 'goes' : 'comes back when the call fails'}`, async ({
      cleanup,
    }) => {
      const { page, context, address } = await logInAs(browser, cast.ann, { width: 1280 })
      cleanup(() => context.close())
      await page.goto(address('/chats'))
      const badge = page.getByText(t('site:common.unread_messages', { count: 1 }), { exact: true }).first()
      await badge.waitFor({ state: 'attached' })
      const gone = await page.evaluateHandle(onceGone, t('site:common.unread_messages', { count: 1 }))
      const answered = Promise.withResolvers<void>()
      await page.route('**/api/chats/*/read', async (route) => {
        await gone.evaluate(({ promise }) => promise)
        if (!isReached) await page.route(/\/api\/(user|chats)\.php/, (one) => one.abort())
        await (isReached ? route.continue() : route.abort())
        answered.resolve()
      })

      await page.getByRole('link', { name: /Ben/ }).first().click()
      await page.getByRole('listitem').getByText('Hello Ann', { exact: true }).last().waitFor()
      await answered.promise

      // A list asked for before the call may be answered after it.
      await badge.waitFor({ state: isReached ? 'detached' : 'attached' })
    })

  test('a list from before that comes after the reading doesn’t bring the count back', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 1280 })
    cleanup(() => context.close())
    const unread = () =>
      Promise.all(
        [1, 2].map((count) => page.getByText(t('site:common.unread_messages', { count }), { exact: true }).count())
      )
    await page.goto(address('/chats'))
    const [asked, released, delivered] = [1, 2, 3].map(() => Promise.withResolvers<void>())
    await page.route(
      /\/api\/chats\.php/,
      async (route) => {
        const { pathname, search } = new URL(route.request().url())
        const { body } = await cast.ann.browser.get(`${pathname}${search}`)
        asked!.resolve()
        await released!.promise
        await route.fulfill({ json: body })
        delivered!.resolve()
      },
      { times: 1 }
    )
    await write(cast.ben, cast.ann.profile, 'Are you there?')
    await asked!.promise

    const read = page.waitForResponse(/\/api\/chats\/\d+\/read/)
    await page.getByRole('link', { name: /Ben/ }).first().click()
    await page.getByRole('listitem').getByText('Are you there?', { exact: true }).last().waitFor()
    await read
    released!.resolve()
    await delivered!.promise
    // So that the page has shown what came.
    await page.waitForTimeout(500)

    assert.deepEqual(await unread(), [0, 0])
  })
})

/** Sees also what is gone for a moment only: a list that was on its way may bring it back. */
function onceGone(text: string): { promise: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isShown = () => [...document.querySelectorAll('body *')].some((one) => one.textContent === text)
  new MutationObserver(() => isShown() || resolve()).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return { promise }
}
