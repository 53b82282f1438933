import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newBrand } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { Staff } from './console_staff.ts'

const NAME = 'Erle'

test.group('The window, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  test('shows all pages of a brand and of the menu, and scrolls for nothing', async ({ assert, cleanup }) => {
    const { slug } = await newBrand('erle', 'GB', 'en-GB', { name: NAME })
    const kim = await Staff.arrive(browser, { width: 768 })
    cleanup(() => kim.leave())
    const { page } = kim

    await kim.enter({ name: NAME, slug })
    await kim.turnTo('moderation.title')
    await kim.says('moderation.empty')

    const { sideways, down, hidden } = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      const isCut = (text: Element) => text.scrollWidth > text.clientWidth
      const isBeyond = (link: Element) => link.getBoundingClientRect().right > clientWidth
      return {
        sideways: scrollWidth - clientWidth,
        down: scrollHeight - clientHeight,
        hidden: [
          ...[...document.querySelectorAll('[role=menuitem] p, [role=menuitem] span')].filter(isCut),
          ...[...document.querySelectorAll('nav a')].filter(isBeyond),
        ].map(({ textContent }) => textContent),
      }
    })
    assert.deepEqual({ sideways, down, hidden }, { sideways: 0, down: 0, hidden: [] })
  })
})
