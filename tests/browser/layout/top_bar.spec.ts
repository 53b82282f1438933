import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { grant } from '../../api/credits/shop.ts'
import { asOwner, newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { logInAs } from '../log_in_as.ts'

const WIDTHS = [768, 800, 900, 1024, 1280]

test.group('The top bar', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  for (const language of ['de', 'fi'])
    test(`has whole icons and words at any width, for a member with credits, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      const { ann, rosa } = await newCast()
      await asOwner(
        (owner) => owner.query('update app.profiles set paid_user = true where id = $1', [ann.profile.id]),
        rosa
      )
      await grant(ann, 1_250)
      const { page, context, address } = await logInAs(browser, ann, { width: 800, height: 700 })
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
      await page.goto(address('/members'))

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 })
        const bar = await page.evaluate(() => {
          const header = document.querySelector('header')!
          const boxes = [...header.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect())
          const icons = [...header.querySelectorAll('nav svg')].filter((svg) => svg.checkVisibility())
          return {
            isWide: header.scrollWidth > header.clientWidth || document.body.scrollWidth > innerWidth,
            lines: new Set(boxes.map(({ top }) => top)).size,
            squeezed: icons.map((svg) => svg.getBoundingClientRect()).filter((box) => box.width + 0.5 < box.height)
              .length,
            links: boxes.length,
          }
        })

        assert.deepInclude(bar, { isWide: false, lines: 1, squeezed: 0 }, `${width} px`)
        assert.isAtLeast(bar.links, 4)
        assert.deepEqual(await cutOff(page), [], `${width} px`)
      }
    })
})
