import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { makePremium, newSuitor, write } from '../../api/chat/conversing.ts'
import { newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { shiftOf } from '../shift_of.ts'
import { translationsOf } from '../translations.ts'

test.group('A long list of conversations', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  test('goes on where it is scrolled to, finds by name, and mutes', async ({ assert, cleanup }) => {
    const cast = await newCast()
    const { suitor, women } = await newSuitor(cast.rosa, 33)
    await makePremium(suitor)
    for (const { profile } of women) await write(suitor, profile, 'Good day')
    const { page, context, address } = await logInAs(browser, suitor, { width: 1280 })
    cleanup(() => context.close())
    await page.goto(address('/chats'))
    const rows = page.getByRole('list', { name: t('chat:list.label') }).getByRole('listitem')
    const row = (name: string) => rows.filter({ has: page.getByRole('link', { name }) })

    await rows.nth(29).waitFor()
    assert.equal(await rows.count(), 30)
    assert.isBelow(await shiftOf(page), 0.02)
    await page.getByRole('button', { name: t('chat:list.more') }).scrollIntoViewIfNeeded()
    await row('Woman 0,').waitFor()
    assert.equal(await rows.count(), 33)

    await page.getByRole('searchbox', { name: t('chat:list.find') }).fill('man 32')
    await row('Woman 31').waitFor({ state: 'detached' })
    assert.equal(await rows.count(), 1)
    await page.getByRole('link', { name: /Woman 32/ }).click()
    await page.getByRole('button', { name: t('chat:bar.more') }).click()
    await page.getByRole('menuitem', { name: t('chat:bar.mute') }).click()
    await page.getByText(t('chat:bar.muted'), { exact: true }).waitFor()
    await page.getByRole('searchbox', { name: t('chat:list.find') }).fill('')

    await row('Woman 32')
      .getByRole('img', { name: t('chat:list.muted') })
      .waitFor()
    assert.equal(await rows.count(), 33)
  })
})
