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
      const answered = Promise.withResolvers<void>()
      // A list that was asked for before could bring the count back before anybody sees it go.
      await page.route(/\/api\/(user|chats)\.php/, async (route) => {
        await answered.promise
        await (isReached ? route.continue() : route.abort())
      })
      await page.goto(address('/chats'))
      const badge = page.getByText(t('site:common.unread_messages', { count: 1 }), { exact: true }).first()
      await badge.waitFor({ state: 'attached' })
      const gone = await page.evaluateHandle(onceGone, t('site:common.unread_messages', { count: 1 }))
      await page.route('**/api/chats/*/read', async (route) => {
        await gone.evaluate(({ promise }) => promise)
        await (isReached ? route.continue() : route.abort())
        answered.resolve()
      })

      await page.getByRole('link', { name: /Ben/ }).first().click()
      await page.getByRole('listitem').getByText('Hello Ann', { exact: true }).last().waitFor()
      await answered.promise

      // A list asked for before the call may be answered after it.
      await badge.waitFor({ state: isReached ? 'detached' : 'attached' })
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
