import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { aceIn } from '../../../ace.ts'
import { PASSWORD } from '../../../api/staff/colleague.ts'
import { anotherServer } from '../../../another_server.ts'
import { throwawayDatabase } from '../../../bin/throwaway_database.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { ColleagueDevice } from '../colleague_device.ts'

test.group('The first of staff, in production', (group) => {
  let browser: Browser
  let env: NodeJS.ProcessEnv
  group.setup(async () => {
    browser = await startChromium()
    const database = await throwawayDatabase(process.env.DATABASE_URL!)
    const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...rest } = process.env
    env = {
      ...rest,
      NODE_ENV: 'production',
      ALLOW_SANDBOX: 'true',
      DATABASE_URL: database.url,
      PUSH_HOSTS: '',
      AGE_PROVIDERS: '',
    }
    return database.drop
  })
  group.teardown(() => browser.close())

  const prepare = async (more: NodeJS.ProcessEnv = {}) => (await aceIn({ ...env, ...more }, 'database:prepare')).stdout
  const linkIn = (said: string) => /\/password\/([\w-]{43})/.exec(said)?.[1]

  test('comes in by the link that the start printed, sets up a second factor, and is the only one to', async ({
    assert,
    cleanup,
  }) => {
    const named = linkIn(await prepare({ ADMIN_EMAIL: 'sam@example.com' }))
    const [first, second] = [linkIn(await prepare()), linkIn(await prepare())]
    assert.exists(first)
    assert.notEqual(second, first, 'each start prints another one, as the log of the one before may be gone')
    const server = await anotherServer(env)
    cleanup(async () => void (await server.stop()))
    const kim = await ColleagueDevice.open(browser, (path) => `http://admin.localhost:${server.port}${path}`)
    cleanup(() => kim.leave())
    const { page } = kim
    await page.goto(kim.device.address(`/password/${named}`))
    await kim.title('password_link.titles.invitation', { name: 'Admin' })
    await page.goto(kim.device.address(`/password/${second}`))
    await kim.title('password_link.titles.first')
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await kim.field('password_link.name').fill('Kim de Wit')
    const email = `kim-${randomBytes(4).toString('hex')}@example.com`
    await kim.field('login.email').fill(email)
    await kim.field('passwords.new').fill('manyhearts1')
    await kim.press('password_link.submit')
    await page.locator('[aria-invalid=true]').waitFor()
    await kim.field('passwords.new').fill(PASSWORD)
    await kim.press('password_link.submit')
    await kim.enrolWithAuthenticator()
    await kim.title('dashboard.title')

    await page.getByRole('menuitem', { name: kim.word('resources.staff_members.name_other') }).click()
    await page.getByRole('cell', { name: email }).waitFor()
    for (const link of [first, second]) {
      await page.goto(kim.device.address(`/password/${link}`))
      await kim.title('password_link.ended')
    }
    assert.isUndefined(linkIn(await prepare()))
    assert.deepEqual(kim.device.complaints, [])
  }).tags(['@full'])
})
