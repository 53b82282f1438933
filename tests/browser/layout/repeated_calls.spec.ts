import { test } from '@japa/runner'
import { newCast } from '../../cast.ts'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'

const REPEATED = ['/api/user.php', '/api/chats.php', '/api/likes.php']
const MINUTE = 60_000

const pathOf = (url: string) => new URL(url).pathname

test('An open site is told when nothing changed, and still shows what it knew', async ({ assert, cleanup }) => {
  const [browser, { ann, ben }] = await Promise.all([startChromium(), newCast()])
  cleanup(() => browser.close())
  await giveCredits(ben, 100)
  await write(ben, ann.profile, 'Hello Ann')
  const { page, complaints, address } = await logInAs(browser, ann, { width: 1280 })
  // Without live events, it asks every minute.
  await page.route('**/api/events', (route) => route.fulfill({ status: 403, json: {} }))
  await page.clock.install()
  await page.goto(address('/chats'))
  const statuses = Object.fromEntries(REPEATED.map((path) => [path, [] as number[]]))

  for (let time = 0; time < 3; time++) {
    const told = Promise.all(REPEATED.map((path) => page.waitForResponse((answer) => pathOf(answer.url()) === path)))
    await page.clock.runFor(MINUTE)
    for (const answer of await told) statuses[pathOf(answer.url())]!.push(answer.status())
  }

  for (const path of REPEATED) assert.equal(statuses[path]!.at(-1), 304, path)
  await page.getByText('Hello Ann').first().waitFor()
  assert.deepEqual(complaints, [])
}).tags(['@full'])
