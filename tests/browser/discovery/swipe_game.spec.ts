import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { type Cast, newCast, newPerson } from '../../cast.ts'
import { allowNotifications } from '../allow_notifications.ts'
import { startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'

test.group('The swipe game on the screen', (group) => {
  let browser: Browser
  let cast: Cast
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())
  group.each.setup(async () => {
    cast = await newCast()
    for (const name of ['Ida', 'Joy', 'Kim', 'Lea', 'Mia'])
      await newPerson(cast.rosa, { name, gender: 'female', looking_for: 'male' })
  })

  const button = (page: Page, key: string, values = {}) =>
    page.getByRole('button', { name: t(key, values), exact: true })
  const top = (page: Page) => page.locator('main article:not([inert])')
  const nameOnTop = async (page: Page) => (await top(page).locator('h2').innerText()).split(',')[0]!
  const until = async (is: () => Promise<boolean>) => {
    for (let tries = 0; !(await is()); tries++) {
      if (tries > 300) throw new Error('it never came')
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  const tally = async () => (await cast.ben.browser.get('/api/swipe-game')).body
  const given = async () => (await cast.ben.browser.get('/api/likes.php')).body.given.map(({ name }: any) => name)

  test('keeps its buttons above a banner that comes late', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ben, { width: 1280, height: 700 })
    cleanup(() => context.close())
    await allowNotifications(context)
    await page.goto(address('/swipe-game'))
    const banner = page.getByRole('complementary', { name: t('site:banner.push'), exact: true })
    await banner.waitFor()

    const name = await nameOnTop(page)
    const edge = (await banner.boundingBox())!.y
    for (const one of [
      button(page, 'discovery:swipe.pass', { name }),
      button(page, 'discovery:like.label', { name }),
    ]) {
      const { y, height } = (await one.boundingBox())!
      assert.isAtMost(y + height, edge)
    }
    const named = (await top(page).locator('h2').boundingBox())!
    const pressed = (await button(page, 'discovery:swipe.pass', { name }).boundingBox())!
    assert.isAtMost(named.y + named.height, pressed.y)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const { y, height } = (await page.locator('footer').last().boundingBox())!
    assert.isAtMost(Math.floor(y + height), edge)
  }).tags(['@full'])

  test('is played with buttons and keys, a pass can be taken back, and it ends with the day’s likes', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ben, { width: 1280, height: 900 })
    cleanup(() => context.close())
    await page.goto(address('/swipe-game'))
    await page.getByText(t('discovery:swipe.likes_left', { count: 4 })).waitFor()
    assert.deepEqual(await violations(page), [])

    const first = await nameOnTop(page)
    await button(page, 'discovery:swipe.pass', { name: first }).click()
    await until(async () => (await nameOnTop(page)) !== first)
    await page.keyboard.press('Backspace')
    await until(async () => (await nameOnTop(page)) === first)

    const liked: string[] = []
    for (let left = 3; left >= 0; left--) {
      const name = await nameOnTop(page)
      liked.push(name)
      if (left % 2) await page.keyboard.press('ArrowRight')
      else await button(page, 'discovery:like.label', { name }).click()
      if (left > 0) await until(async () => (await nameOnTop(page)) !== name)
    }
    await page.getByText(t('discovery:swipe.used_up.title')).waitFor()
    await until(async () => (await tally()).likes_left === 0)
    assert.sameMembers(await given(), liked)
    const suggested = page.getByRole('list', { name: t('discovery:suggested.title') }).getByRole('article')
    await suggested.first().waitFor()
    const names = await suggested.locator('h3').allInnerTexts()
    assert.lengthOf(names, 2)
    for (const name of names) assert.notInclude(liked, name.split(',')[0]!)
    assert.deepEqual(await violations(page), [])

    await page.reload()
    await page.getByText(t('discovery:swipe.used_up.title')).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('is played by throwing: far to the right likes, far to the left passes, a little does nothing', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())
    await page.goto(address('/swipe-game'))
    await button(page, 'discovery:swipe.pass', { name: await nameOnTop(page) }).isEnabled()
    const drag = async (by: number) => {
      const { x, y, width, height } = (await top(page).boundingBox())!
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width / 2 + by / 2, y + height / 2, { steps: 6 })
      await page.waitForTimeout(300)
      await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 6 })
      await page.mouse.up()
    }

    const first = await nameOnTop(page)
    await drag(40)
    await page.waitForTimeout(300)
    assert.equal(await nameOnTop(page), first)
    assert.equal(new URL(page.url()).pathname, '/swipe-game')

    await drag(250)
    await until(async () => (await tally()).likes_left === 3)
    assert.deepEqual(await given(), [first])
    const second = await nameOnTop(page)
    await drag(-250)
    await until(async () => !(await tally()).results.some(({ name }: any) => name === second))
    assert.equal((await tally()).likes_left, 3)
  }).tags(['@full'])

  for (const width of [320, 390, 1280]) {
    test(`stays where it is at ${width} px, however far a card is dragged`, async ({ assert, cleanup }) => {
      const { page, context, address } = await logInAs(browser, cast.ben, { width, height: 800 })
      cleanup(() => context.close())
      await page.goto(address('/swipe-game'))
      const box = (await top(page).boundingBox())!
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()

      await page.mouse.move(width - 2, box.y + box.height / 2, { steps: 6 })

      assert.isAbove((await top(page).boundingBox())!.x + box.width, width)
      assert.deepEqual(await cutOff(page), [])
    }).tags(['@full'])
  }

  test('announces a match, and comes back to the stack', async ({ assert, cleanup }) => {
    await cast.ann.browser.post(`/api/likes/${cast.ben.profile.id}`)
    const { page, context, complaints, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())
    await page.goto(address('/swipe-game'))
    while ((await nameOnTop(page)) !== 'Ann') {
      const name = await nameOnTop(page)
      await button(page, 'discovery:swipe.pass', { name }).click()
      await until(async () => (await nameOnTop(page)) !== name)
    }

    await button(page, 'discovery:like.label', { name: 'Ann' }).click()

    const match = page.getByRole('dialog', { name: t('discovery:match.title') })
    await match.waitFor()
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
    await match.getByRole('button', { name: t('discovery:match.keep_looking') }).click()
    await match.waitFor({ state: 'hidden' })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('marks a fictional profile in words, and fits the narrowest phone', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ben, { width: 320, height: 640 })
    cleanup(() => context.close())
    await page.goto(address('/swipe-game'))
    assert.deepEqual(await cutOff(page), [])

    while ((await nameOnTop(page)) !== 'Fay') {
      const name = await nameOnTop(page)
      await button(page, 'discovery:swipe.pass', { name }).click()
      await until(async () => (await nameOnTop(page)) !== name)
    }

    assert.isTrue(await top(page).getByText('fictional profile', { exact: true }).isVisible())
    assert.deepEqual(await cutOff(page), [])
  }).tags(['@full'])

  test('says so when everyone was seen', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.dora)
    cleanup(() => context.close())

    await page.goto(address('/swipe-game'))

    const dutch = await translationsOf('nl')
    const english = await translationsOf('en')
    const text = await page.locator('main').innerText()
    assert.isTrue([dutch, english].some((words) => text.includes(words('discovery:swipe.nobody.title'))))
  }).tags(['@full'])
})
