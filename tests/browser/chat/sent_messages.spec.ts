import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('A sent message on the screen', (group) => {
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  test('stays, whatever was answered before it was stored', async ({ assert, cleanup }) => {
    const { ann, ben } = await newCast()
    await giveCredits(ann, 100)
    await giveCredits(ben, 100)
    await write(ben, ann.profile, 'Hello Ann')
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    // Without live events, looking at the page asks for its messages.
    await page.route('**/api/events', (route) => route.fulfill({ status: 403, json: {} }))
    await page.goto(address('/chats'))
    await page.getByRole('link', { name: /Ben/ }).first().click()
    const field = page.getByLabel(t('chat:composer.label', { name: 'Ben' }))
    await field.waitFor()
    const [isAnswered, isSent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The first answer is held until the message is stored, later ones never come.
    await page.route(/\/api\/chats\/\d+\/messages/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const { body } = await ann.browser.get(new URL(route.request().url()).pathname)
      isAnswered.resolve()
      await isSent.promise
      await page.route(/\/api\/chats\/\d+\/messages/, () => {})
      await route.fulfill({ json: body }).catch(() => {})
    })

    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await isAnswered.promise
    await field.fill('Hello Ben')
    await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
    await page.getByText(t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })
    isSent.resolve()
    await page.waitForTimeout(300)

    assert.isTrue(await page.getByRole('listitem').getByText('Hello Ben', { exact: true }).last().isVisible())
  })
})
