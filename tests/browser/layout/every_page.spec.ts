import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { SHOWN_PAGES, type ShownPage } from '../../screens/shown_pages.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { passEntry } from '../entry.ts'
import { hardToPress } from '../hard_to_press.ts'
import { JOURNEYS } from '../journeys.ts'
import { Partner } from '../partner.ts'
import { violations } from '../violations.ts'
import { seedBrands } from '../seed_brands.ts'
import { sample, TODAY } from '../../rounds.ts'
import { lengthen } from './lengthen.ts'
import { NARROWEST } from './narrowest.ts'

/** Opens each page once: as it is for its rules, then on the narrowest phone, with words as long as in any language. */
async function faultsOf(page: Page, address: (path: string) => string, pages: ShownPage[]): Promise<string[]> {
  const found: string[] = []
  const size = page.viewportSize()!
  for (const { path, link } of pages) {
    await page.setViewportSize(size)
    await page.goto(address(path))
    if (link) await page.goto(address((await page.locator(link).first().getAttribute('href'))!))
    found.push(...(await violations(page)))
    await page.setViewportSize(NARROWEST)
    await lengthen(page)
    found.push(...(await cutOff(page)), ...(await hardToPress(page)))
  }
  return found
}

test.group('Every page', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(...JOURNEYS.map(({ brand }) => brand))
  })
  group.teardown(() => browser.close())

  for (const [place, journey] of JOURNEYS.entries()) {
    for (const mode of sample(['light', 'dark'] as const, 1, place)) {
      test(`of ${journey.name} in ${mode} is accessible, and nothing is cut off or too small to press`, async ({
        assert,
        cleanup,
      }) => {
        const visitor = await openDevice(browser, { host: journey.host, mode })
        cleanup(() => visitor.context.close())
        await visitor.page.goto(visitor.address('/'))
        await passEntry(visitor.page, journey)
        const member = await Partner.logIn(browser, { ...journey, mode })
        cleanup(() => member.leave())
        const pagesOf = (who: ShownPage['as']) => {
          const pages = SHOWN_PAGES.filter(({ as, warns, leads }) => as === who && !warns && !leads)
          // In a short run the brands share the pages, and each opens a quarter of its own: every day others.
          const own = sample(pages, Math.ceil(pages.length / JOURNEYS.length), place)
          return sample(own, Math.ceil(own.length / 4), TODAY)
        }

        const found = await Promise.all([
          faultsOf(visitor.page, visitor.address, pagesOf('visitor')),
          faultsOf(member.page, visitor.address, pagesOf('member')),
        ])

        assert.deepEqual(found.flat(), [])
        assert.deepEqual([...visitor.complaints, ...member.complaints], [])
      })
    }
  }
})
