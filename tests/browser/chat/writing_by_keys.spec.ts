import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { newSuitor, write } from '../../api/chat/conversing.ts'
import { newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('Writing at a computer', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  test('goes by keys: to the next conversation, an emoji where the cursor is, and Enter sends', async ({
    assert,
    cleanup,
  }) => {
    const cast = await newCast()
    const { suitor, women } = await newSuitor(cast.rosa, 2)
    for (const { profile } of women) await write(suitor, profile, 'Good day')
    const { page, context, address } = await logInAs(browser, suitor, { width: 1280 })
    cleanup(() => context.close())
    await page.goto(address('/chats'))
    const fieldFor = (name: string) => page.getByLabel(t('chat:composer.label', { name }))

    await page.keyboard.press('Alt+ArrowDown')
    await fieldFor('Woman 1').waitFor()
    await page.keyboard.press('Alt+ArrowDown')
    const field = fieldFor('Woman 0')
    await field.fill('Coffee later?')
    await field.press('Home')
    await page.getByRole('button', { name: t('chat:emoji.open'), exact: true }).click()
    await page.getByRole('searchbox', { name: t('chat:emoji.find') }).fill('hot bever')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' ')
    assert.equal(await field.inputValue(), '☕ Coffee later?')
    await page.keyboard.press('Enter')

    await page.getByRole('listitem').getByText('☕ Coffee later?', { exact: true }).last().waitFor()
    assert.equal(await field.inputValue(), '')
  })
})
