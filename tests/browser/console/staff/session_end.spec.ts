import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { startChromium } from '../../chromium.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

test.group('A session that ends while the console is open', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const arrive = async () => {
    const kim = await Staff.arrive(browser)
    await kim.enter()
    return kim
  }
  /** The browser itself notes each call that is refused. */
  const complaintsOf = (kim: Staff) => kim.complaints.filter((complaint) => !complaint.includes('403'))

  test('leads to the log-in, and back to one’s own account', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    await kim.endSessions()

    await kim.page.getByRole('button', { name: 'Kim', exact: true }).click()
    await kim.page.getByRole('menuitem', { name: kim.word('account.title') }).click()
    await kim.says('ra.notification.logged_out')
    await kim.logInHere()
    await kim.heading(kim.word('account.title')).waitFor()
    await kim.says('account.sessions.this')
    assert.equal(new URL(kim.page.url()).pathname, '/account')
    assert.deepEqual(complaintsOf(kim), [])
  })

  test('leads back to the access tokens, and by a button that is pressed', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    await kim.goTo('resources.access_tokens.name_other')
    await kim.button('tokens.new').click()
    await kim.field('resources.access_tokens.fields.name').fill('Script')
    await kim.page.getByRole('checkbox').first().check()
    await kim.endSessions()

    await kim.button('tokens.make').click()
    await kim.field('login.email').waitFor()
    assert.deepEqual(await violations(kim.page), [])
    await kim.logInHere()
    await kim.heading(kim.word('resources.access_tokens.name_other')).waitFor()
    assert.equal(new URL(kim.page.url()).pathname, '/access_tokens')
    assert.deepEqual(complaintsOf(kim), [])
  }).tags(['@full'])
})
