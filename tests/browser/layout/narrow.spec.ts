import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { openDevice, startChromium } from '../chromium.ts'
import { JOURNEYS } from '../journeys.ts'
import { lengthen } from './lengthen.ts'
import { NARROWEST } from './narrowest.ts'
import { Partner } from '../partner.ts'
import { seedBrands } from '../seed_brands.ts'

const MARGIN = 12

test.group('On the narrowest phone', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  const rosa = JOURNEYS[0]!
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(rosa.brand)
  })
  group.teardown(() => browser.close())

  for (const height of [640, 844]) {
    test(`a profile’s photo is whole at a height of ${height} px, under the fictional notice too`, async ({
      assert,
      cleanup,
    }) => {
      const { page, context, address } = await openDevice(browser, { host: rosa.host, width: 390, height })
      cleanup(() => context.close())
      await page.goto(address('/members'))
      const { results } = await page.evaluate(async () => (await fetch('/api/members')).json())
      for (const isFictional of [true, false]) {
        const { id } = results.find((one: any) => (one.fictional !== null) === isFictional && one.main_image)
        await page.goto(address(`/members/${id}`))

        const { width: wide, height: high } = (await page.locator('#photo-1').boundingBox())!

        assert.closeTo(wide / high, 4 / 5, 0.01)
        assert.isAbove(wide, 340)
      }
    })
  }

  test('a package’s amount and price stand beside each other, and no text is squeezed into a column', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await openDevice(browser, { host: rosa.host, ...NARROWEST })
    cleanup(() => context.close())
    await context.addCookies([{ name: 'i18n_redirected', value: 'pl', url: address('/') }])
    await page.goto(address('/pricing'))

    const faults = await page.getByRole('article').evaluateAll((cards) => {
      const boxOf = (content: Node) => {
        const range = document.createRange()
        range.selectNodeContents(content)
        return range.getBoundingClientRect()
      }
      return cards.flatMap((card) => {
        const [amount, ...texts] = [...card.querySelectorAll('h2, p')].filter(({ textContent }) => textContent)
        const { right, top, bottom } = boxOf(amount!)
        const isCovered = texts
          .map(boxOf)
          .some((box) => box.left < right && box.top < bottom - 1 && box.bottom > top + 1)
        const squeezed = texts.filter(
          (text) => boxOf(text).height > 3 * Number.parseFloat(getComputedStyle(text).lineHeight)
        )
        return [...(isCovered ? [amount!] : []), ...squeezed].map(({ textContent }) => textContent)
      })
    })

    assert.deepEqual(faults, [])
    assert.isAbove(await page.getByRole('article').count(), 2)
  })

  test('writing and liking share one line, on top of the tabs', async ({ assert, cleanup }) => {
    const member = await Partner.logIn(browser, rosa)
    cleanup(() => member.leave())
    const { page } = member
    await page.setViewportSize(NARROWEST)
    await member.open(await member.firstProfile())
    await lengthen(page)
    const boxOf = async (selector: string) => (await page.locator(selector).filter({ visible: true }).boundingBox())!

    const write = await boxOf('main a[href$="/chat"]')
    const like = await boxOf('main a[href$="/chat?gift"] + button')
    const tabs = await boxOf('nav:has(a[href="/likes"])')

    assert.equal(like.y, write.y)
    assert.isAbove(like.x, write.x + write.width)
    assert.equal(write.y + write.height + MARGIN, tabs.y)
  })
})
