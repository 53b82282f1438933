import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newProfilePhoto, writeTo } from '../../../api/admin/desk/desk_scene.ts'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { logInAs } from '../../log_in_as.ts'
import { violations } from '../../violations.ts'
import { sample } from '../../../rounds.ts'
import { Staff } from '../console_staff.ts'

test.group('Photos at the desk, in the console', (group) => {
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  const arrive = async (options: { width?: number; mode?: 'light' | 'dark' } = {}) => {
    const kim = await Staff.arrive(browser, { grant: { slug: cast.rosa.slug, role: 'desk' }, ...options })
    await kim.enter('desk')
    return kim
  }

  const lastOf = async (conversation: string) => {
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `select body, profile_photo_id::text as photo from app.messages
           join app.chat_photos on chat_photos.message_id = messages.id where conversation_id = $1`,
          [conversation]
        ),
      cast.rosa
    )
    return rows.at(-1)
  }

  const looks = [
    [1280, 'light'],
    [768, 'dark'],
  ] as const
  for (const [width, mode] of sample(looks, 1))
    test(`one of the profile’s photos is chosen and sent by keys alone, at ${width}`, async ({ assert, cleanup }) => {
      await newProfilePhoto(cast.rosa, cast.fay)
      const second = await newProfilePhoto(cast.rosa, cast.fay, '#822')
      const conversation = await writeTo(cast.fay, cast.ann, 'Show me your garden')
      const kim = await arrive({ width, mode })
      cleanup(kim.leave)
      const { page, word } = kim

      await page.getByText('Show me your garden').waitFor()
      await page.keyboard.type('Here it is')
      await page.keyboard.press('Alt+p')
      const menu = page.getByRole('dialog', { name: word('desk.photos.title', { name: 'Fay' }) })
      const photo = (number: number) =>
        menu.getByRole('button', { name: word('desk.photos.nth', { number, name: 'Fay' }) })
      await photo(1).and(page.locator(':focus')).waitFor()
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      )
      assert.deepEqual(await violations(page), [])
      await page.keyboard.press('ArrowRight')
      await photo(2).and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Enter')
      await menu.waitFor({ state: 'detached' })
      await page.getByRole('group', { name: word('desk.photos.chosen') }).waitFor()
      await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
      assert.deepEqual([await violations(page), await invalidHtml(page)], [[], []])
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), width)
      await page.keyboard.press('Control+Enter')
      await page.getByText(word('desk.finished')).waitFor()

      assert.deepEqual(await lastOf(conversation), { body: 'Here it is', photo: second })
      assert.deepEqual(kim.complaints, [])
      const ann = await logInAs(browser, cast.ann, { width: 390, height: 844 })
      cleanup(() => ann.context.close())
      await ann.page.goto(ann.address(`/chats/${conversation}`))
      const message = ann.page.getByRole('listitem').filter({ hasText: 'Here it is' })
      await message.getByText('Written by the team').waitFor()
      await message.getByRole('button', { name: /Fay/ }).waitFor()
    })

  test('a photo goes without words, and one that was chosen can be taken out again', async ({ assert, cleanup }) => {
    const first = await newProfilePhoto(cast.rosa, cast.fay)
    const conversation = await writeTo(cast.fay, cast.ann, 'Show me your garden')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page, word } = kim
    const send = page.getByRole('button', { name: word('desk.send') })

    await page.getByText('Show me your garden').waitFor()
    await page.keyboard.press('Alt+p')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: word('desk.photos.remove') }).click()
    await page.getByRole('group', { name: word('desk.photos.chosen') }).waitFor({ state: 'detached' })
    assert.isTrue(await send.isDisabled())
    await page.keyboard.press('Alt+p')
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: word('desk.photos.chosen') }).waitFor()
    await send.click()
    await page.getByText(word('desk.finished')).waitFor()

    assert.deepEqual(await lastOf(conversation), { body: null, photo: first })
  }).tags(['@full'])
})
