import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { seedDemo } from '@manyhearts/api/app/setup/demo/seed_demo'
import { openDevice, startChromium } from '../chromium.ts'
import { passEntry } from '../entry.ts'
import { JOURNEYS } from '../journeys.ts'
import { Partner } from '../partner.ts'
import { violations } from '../violations.ts'
import { sample } from '../../rounds.ts'

const VISITORS = [
  '/',
  '/login',
  '/reset-password',
  '/reset-password/do',
  '/mail-change/do',
  '/signup?network=demo',
  '/complete-signup?network=demo',
  '/members',
  '/pricing',
  '/lang-config',
  '/account-deleted',
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
  '/profile',
  '/profile?tab=photos',
  '/profile?tab=settings',
  '/notifications',
  '/credits',
  '/premium',
  '/transactions',
  '/profile/delete',
  '/profile/delete?confirm=&reason=break',
]

async function violationsOn(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    found.push(...(await violations(page)))
  }
  return found
}

test.group('Every page so far', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedDemo({ brands: JOURNEYS.map(({ brand }) => brand), password: process.env.DEMO_PASSWORD!, photos: 1 })
  })
  group.teardown(() => browser.close())

  for (const [place, journey] of JOURNEYS.entries()) {
    for (const mode of sample(['light', 'dark'] as const, 1, place)) {
      test(`of ${journey.name} in ${mode} is accessible, to visitors and members`, async ({ assert, cleanup }) => {
        const visitor = await openDevice(browser, { host: journey.host, mode })
        cleanup(() => visitor.context.close())
        await visitor.page.goto(visitor.address('/'))
        await passEntry(visitor.page, journey)
        const member = await Partner.logIn(browser, { ...journey, mode })
        cleanup(() => member.leave())
        const members = [...MEMBERS, await member.firstProfile(), await member.firstChat()]
        // In a short run the brands share the pages.
        const share = (pages: string[]) => sample(pages, Math.ceil(pages.length / JOURNEYS.length), place)

        const found = await Promise.all([
          violationsOn(visitor.page, share(VISITORS).map(visitor.address)),
          violationsOn(member.page, share(members).map(visitor.address)),
        ])

        assert.deepEqual(found.flat(), [])
        assert.deepEqual([...visitor.complaints, ...member.complaints], [])
      })
    }
  }
})
