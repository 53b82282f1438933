import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newCast } from '../../cast.ts'
import { newestMailTo } from '../../mailbox.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('Writing before the address is confirmed', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  test('the composer says what confirming brings, and the text waits until it can be sent', async ({
    assert,
    cleanup,
  }) => {
    const t = await translationsOf('en')
    const { cleo, ben } = await newCast({ rosa: { signup_credits: 24, message_credits: 10 } })
    const { page, context, complaints, address } = await logInAs(browser, cleo)
    cleanup(() => context.close())
    await page.goto(address(`/members/${ben.profile.id}/chat`))
    const field = page.getByLabel(t('chat:composer.label', { name: 'Ben' }))

    await field.fill('Do you like trains?')
    await page.getByText(t('chat:refusal.activate_to_write', { credits: '24 credits' }), { exact: true }).waitFor()
    await page.getByRole('link', { name: t('chat:refusal.activate_button'), exact: true }).click()
    await page.getByRole('button', { name: t('site:activation.resend'), exact: true }).click()
    const { text } = await newestMailTo(cleo.member.email)
    await page.reload()
    await page.locator('input[name=code]').fill(/\b\d{6}\b/.exec(text!)![0])
    await page.getByRole('button', { name: t('site:common.activate_account'), exact: true }).click()
    await page.waitForURL('**/activate/done*')
    await page.getByRole('link', { name: t('site:common.continue'), exact: true }).click()

    await page.locator('textarea:text("Do you like trains?")').waitFor()
    await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
    await page.getByRole('listitem').getByText('Do you like trains?', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })
})
