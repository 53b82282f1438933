import { AxeBuilder } from '@axe-core/playwright'
import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { seedDemo } from '@manyhearts/api/app/admin/demo/seed_demo'
import { openDevice, startChromium } from './chromium.ts'
import { JOURNEYS, Partner } from './first_journey.ts'

const VISITORS = ['/', '/login', '/signup?network=demo', '/members', '/pricing', '/there/is/nothing']
const MEMBERS = [
  '/members',
  '/likes',
  '/likes/given',
  '/likes/matches',
  '/chats',
  '/credits',
  '/premium',
  '/transactions',
]

/** What axe finds on the page as it stands (WCAG 2.2 A and AA), a line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(
    ({ id, nodes }) =>
      `${new URL(page.url()).pathname}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
  )
}

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
