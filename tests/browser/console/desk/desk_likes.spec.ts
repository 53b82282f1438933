import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { countDesk } from '@manyhearts/api/app/chat/desk/count_desk'
import { type Cast, newCast } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { logInAs } from '../../log_in_as.ts'
import { violations } from '../../violations.ts'
import { sample } from '../../../rounds.ts'
import { Staff } from '../console_staff.ts'

test.group('Likes at the desk, in the console', (group) => {
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    cast = await newCast()
    await cast.ann.browser.post(`/api/likes/${cast.fay.id}`)
    await countDesk(cast.rosa)
  })
  group.teardown(() => browser.close())

  const arrive = async (options: { width?: number; mode?: 'light' | 'dark' } = {}) => {
    const kim = await Staff.arrive(browser, { grant: { slug: cast.rosa.slug, role: 'desk' }, ...options })
    await kim.enter('desk')
    return kim
  }

  const looks = [
    [1280, 'light'],
    [768, 'dark'],
  ] as const
  for (const [width, mode] of sample(looks, 1))
    test(`who liked and has not written gets one message, which says what it is, at ${width}`, async ({
      assert,
      cleanup,
    }) => {
      const kim = await arrive({ width, mode })
      cleanup(kim.leave)
      const { page, word } = kim

      await page.getByText(/^Ann liked Fay on/).waitFor()
      await page.getByText(word('desk.liked', { count: 1 })).waitFor()
      assert.equal(await page.getByRole('button', { name: word('desk_flags.handing.open') }).count(), 0)
      assert.deepEqual([await violations(page), await invalidHtml(page)], [[], []])
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), width)
      await page.keyboard.type('Hello Ann, what made you smile today?')
      await page.keyboard.press('Control+Enter')
      await page.getByText(word('desk.finished')).waitFor()

      assert.deepEqual(kim.complaints, [])
      const ann = await logInAs(browser, cast.ann, { width: 390, height: 844 })
      cleanup(() => ann.context.close())
      await ann.page.goto(ann.address('/chats'))
      await ann.page.getByRole('link', { name: /Fay/ }).first().click()
      const message = ann.page.getByRole('listitem').filter({ hasText: 'what made you smile today?' })
      await message.getByText('Written by the team').waitFor()
      await ann.page.getByText('fictional profile').locator('visible=true').first().waitFor()
    })

  test('one that was taken back meanwhile is not answered, and the text stays', async ({ assert, cleanup }) => {
    const kim = await arrive()
    cleanup(kim.leave)
    const { page, word } = kim

    await page.getByText(/^Ann liked Fay on/).waitFor()
    const field = page.getByLabel(word('desk.answer_as', { name: 'Fay' }))
    await field.fill('Hello Ann')
    await cast.ann.browser.delete(`/api/likes/${cast.fay.id}`)
    await page.keyboard.press('Control+Enter')
    await page.getByText(word('desk.like.lost')).waitFor()
    assert.equal(await field.inputValue(), 'Hello Ann')
    await countDesk(cast.rosa)
    await page.keyboard.press('Alt+s')
    await page.getByText(word('desk.empty')).waitFor()
  }).tags(['@full'])
})
