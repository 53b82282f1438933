import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { seedDemo } from '@manyhearts/api/app/admin/demo/seed_demo'
import { openDevice, startChromium } from './chromium.ts'
import { passEntry } from './entry.ts'
import { JOURNEYS } from './journeys.ts'
import { Partner } from './partner.ts'
import { violations } from './violations.ts'

const VISITORS = [
  '/',
  '/login',
  '/signup?network=demo',
  '/complete-signup?network=demo',
  '/members',
  '/pricing',
  '/lang-config',
  '/there/is/nothing',
]
const MEMBERS = [
  '/members',
  '/signup-matches',
  '/likes',
  '/likes/given',
  '/likes/matches',
  '/swipe-game',
  '/match-finder',
  '/match-finder?near=anywhere',
  '/chats',
  '/credits',
  '/premium',
  '/transactions',
]

test.group('Every page so far', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedDemo({ brands: JOURNEYS.map(({ brand }) => brand), password: process.env.DEMO_PASSWORD!, photos: 1 })
  })
  group.teardown(() => browser.close())

  for (const journey of JOURNEYS) {
    for (const mode of ['light', 'dark'] as const) {
      test(`of ${journey.name} in ${mode} can be used by everybody, visitor or member`, async ({ assert, cleanup }) => {
        const visitor = await openDevice(browser, { host: journey.host, mode })
        cleanup(() => visitor.context.close())
        await visitor.page.goto(visitor.address('/'))
        await passEntry(visitor.page, journey)
        const found: string[] = []
        for (const path of VISITORS) {
          await visitor.page.goto(visitor.address(path))
          found.push(...(await violations(visitor.page)))
        }

        const member = await Partner.logIn(browser, { ...journey, mode })
        cleanup(() => member.leave())
        for (const path of [...MEMBERS, await member.firstProfile(), await member.firstChat()]) {
          await member.open(path)
          found.push(...(await violations(member.page)))
        }

        assert.deepEqual(found, [])
        assert.deepEqual([...visitor.complaints, ...member.complaints], [])
      })
    }
  }
})
