import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { writeTo } from '../../api/admin/desk/desk_scene.ts'
import { type Cast, newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

test.group('Who may be in need, in a chat with a fictional profile', (group) => {
  let browser: Browser
  let cast: Cast
  let conversation: string
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
    conversation = await writeTo(cast.fay, cast.ann, 'Good evening')
  })
  group.teardown(() => browser.close())

  test('reads where help is, and pauses spending for a day by one press', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 390, height: 844 })
    cleanup(() => context.close())
    const t = await translationsOf('en')
    await page.goto(address(`/chats/${conversation}`))

    await page.getByLabel('Message to Fay').fill('I want to kill myself')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const note = page.getByRole('listitem').filter({ hasText: t('chat:log.help_note', { site: 'rosa' }) })
    await note.getByText('Samaritans, 116 123', { exact: false }).waitFor()
    assert.equal(await note.getByRole('link', { name: '116 123' }).getAttribute('href'), 'tel:116123')
    assert.deepEqual(await violations(page, '[data-system]'), [])
    const href = await note.getByRole('link', { name: t('site:spending.see_limits') }).getAttribute('href')
    assert.match(href!, /#limits$/)
    await note.getByRole('button', { name: t('chat:help_note.pause') }).click()
    await note.getByText('paused buying and spending', { exact: false }).waitFor()

    const { spending_guard: guard } = (await cast.ann.browser.get('/api/spending-guard')).body
    assert.isNotNull(guard.paused_until)
  })
})
