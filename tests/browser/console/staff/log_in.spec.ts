import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

test.group('The log-in of the console', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  test('a link that has ended says who can send another', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, { width: 768, mode: 'dark' })
    cleanup(() => kim.leave())

    await kim.open('/password/no-such-link')

    await kim.heading(kim.word('password_link.ended')).waitFor()
    assert.deepEqual([...(await violations(kim.page)), ...(await invalidHtml(kim.page))], [])
    assert.isAtMost(await kim.page.evaluate(() => document.documentElement.scrollWidth), 768)
    assert.deepEqual(kim.complaints, [])
  })

  test('who has no code at hand goes back, or takes a recovery code', async ({ assert, cleanup }) => {
    const kim = await Staff.arrive(browser, {})
    cleanup(() => kim.leave())
    await kim.typePassword()

    await kim.field('login.code').fill('000 000')
    await kim.button('login.submit').click()
    await kim.says('login.code_wrong')
    assert.equal(await kim.field('login.code').inputValue(), '')
    await kim.button('login.use_recovery_code').click()
    await kim.field('login.recovery_code').waitFor()
    assert.equal(await kim.page.getByRole('alert').count(), 0)
    assert.deepEqual([...(await violations(kim.page)), ...(await invalidHtml(kim.page))], [])

    await kim.button('login.start_over').click()
    await kim.heading(kim.word('login.title')).waitFor()
    assert.deepEqual(kim.complaints, [])
  })
})
