import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { type Cast, newCast, newFictionalProfile, newPerson } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'

const MINUTE = 60_000

test.group('Moments of likes', (group) => {
  let browser: Browser
  let cast: Cast
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())
  group.each.setup(async () => {
    cast = await newCast()
  })

  /** Opens a page without live events, lets its first poll pass, and leaves its clock to the test. */
  async function online(page: Page, address: string) {
    await page.route('**/api/events', (route) => route.fulfill({ status: 403, json: {} }))
    await page.clock.install()
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told })
      for (const moment of ['match', 'new-like', 'introduction'])
        for (const event of ['opened', 'photo', 'button', 'closed'])
          window.addEventListener(`manyhearts:${moment}-${event}`, ({ type }) => told.push(type.slice(11)))
    })
    await page.goto(address)
    await poll(page, 6_000)
  }

  async function poll(page: Page, time = MINUTE) {
    const answer = page.waitForResponse(/likes\.php/)
    await page.clock.runFor(time)
    await answer
    await page.clock.runFor(1_000)
  }

  const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told)

  test('a new like fills the screen of an online member, and any press beside it closes it', async ({
    assert,
    cleanup,
  }) => {
    const { ann, ben } = cast
    const { page, context, complaints, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await online(page, address('/members'))

    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await poll(page)

    const moment = page.getByRole('dialog', { name: t('discovery:new_like.title', { name: 'Ben' }) })
    await moment.waitFor()
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
    await page.mouse.click(5, 5)
    await moment.waitFor({ state: 'hidden' })
    assert.deepEqual(await told(page), ['new-like-opened', 'new-like-closed'])
    await poll(page)
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.deepEqual(complaints, [])
  })

  test('an answered like is a match for the member who waited, and the photo leads to the other one', async ({
    assert,
    cleanup,
  }) => {
    const { ann, ben } = cast
    await ann.browser.post(`/api/likes/${ben.profile.id}`)
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await online(page, address('/likes'))

    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await poll(page)

    const match = page.getByRole('dialog', { name: t('discovery:match.title') })
    await match.waitFor()
    await match.getByRole('link', { name: t('discovery:match.view_profile', { name: 'Ben' }) }).click()
    await page.waitForURL(`**/members/${ben.profile.id}`)
    assert.deepEqual(await told(page), ['match-opened', 'match-photo'])
  }).tags(['@full'])

  test('wait while a member is typing', async ({ assert, cleanup }) => {
    const { ann, ben } = cast
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await online(page, address('/members'))
    await page.evaluate(() => document.body.append(document.createElement('textarea')))
    await page.locator('body > textarea').focus()

    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    await poll(page)
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.locator('body > textarea').blur()
    await page.clock.runFor(1_000)

    await page.getByRole('dialog').waitFor()
  }).tags(['@full'])

  test('a link with t shows an unseen member who likes them, real ones first, and t leaves the address', async ({
    assert,
    cleanup,
  }) => {
    const { ann, ben } = cast
    await newFictionalProfile(cast.rosa, { name: 'Hugo', gender: 'male' })
    await ann.browser.get('/api/auto-like.php')
    await ben.browser.post(`/api/likes/${ann.profile.id}`)
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())

    await page.goto(address('/members?gender=both&t=1'))
    await page.waitForURL(address('/members?gender=both'))
    const moment = page.getByRole('dialog', { name: t('discovery:new_like.title', { name: 'Ben' }) })
    await moment.waitFor()
    const [photo, button] = await moment
      .getByRole('link', { name: t('discovery:new_like.view_profile', { name: 'Ben' }) })
      .all()
    assert.equal(await photo!.getAttribute('href'), await button!.getAttribute('href'))
    await button!.click()

    await page.waitForURL(`**/members/${ben.profile.id}`)
    assert.equal(await page.getByRole('dialog').count(), 0)
  })

  test('otherwise the site introduces a fictional profile, in these words, and the likes are requested again', async ({
    assert,
    cleanup,
  }) => {
    const { ann, rosa } = cast
    await newFictionalProfile(rosa, { name: 'Hugo', gender: 'male' })
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    const again = page.waitForRequest(/auto-like\.php/).then(() => page.waitForResponse(/likes\.php/))
    await page.goto(address('/members?t=0'))

    const words = t('discovery:likes.introduction', {
      site: 'rosa',
      name: 'Hugo',
      fictional_singular: 'fictional profile',
    })
    const moment = page.getByRole('dialog')
    await moment.getByText(words, { exact: true }).waitFor()
    assert.isTrue(await moment.getByText('fictional profile', { exact: true }).isVisible())
    assert.notInclude(await moment.innerText(), t('discovery:new_like.title', { name: 'Hugo' }))
    await again
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
  }).tags(['@full'])

  test('show nothing when there is no one, nor for a t that is no number', async ({ assert, cleanup }) => {
    const eve = await newPerson(cast.rosa, {
      name: 'Eve',
      gender: 'female',
      looking_for: 'male',
      show_fictional: false,
    })
    const { page, context, address } = await logInAs(browser, eve)
    cleanup(() => context.close())

    const answered = page.waitForResponse(/auto-like\.php/)
    await page.goto(address('/members?t=0'))
    assert.equal((await answered).status(), 204)
    await page.waitForTimeout(800)
    assert.equal(await page.getByRole('dialog').count(), 0)

    await page.goto(address('/members?t=soon'))
    await page.waitForTimeout(500)
    assert.equal(await page.getByRole('dialog').count(), 0)
  }).tags(['@full'])

  test('a visitor is shown a profile to meet, nobody who hides from visitors, and never a like', async ({
    assert,
    cleanup,
  }) => {
    const hidden = cast.ben
    await hidden.browser.put('/api/user.php', { visible_to_visitors: false })
    const { page, context, complaints, address } = await openDevice(browser, { host: cast.rosa.host })
    cleanup(() => context.close())

    await page.goto(address('/pricing?t=1'))

    const moment = page.getByRole('dialog')
    await moment.waitFor()
    const text = await moment.innerText()
    assert.match(text, /This is (Ann|Fay), \d\d/)
    assert.notMatch(text, /likes/)
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
    await moment.getByRole('button', { name: t('site:common.not_now') }).click()
    await moment.waitFor({ state: 'hidden' })
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a visitor of a closed brand is shown no one', async ({ assert, cleanup }) => {
    const closed = await newCast({ rosa: { logged_out_search: false } })
    const { page, context, address } = await openDevice(browser, { host: closed.rosa.host })
    cleanup(() => context.close())

    await page.goto(address('/pricing?t=0'))
    await page.waitForURL(address('/pricing'))
    await page.waitForTimeout(800)

    assert.equal(await page.getByRole('dialog').count(), 0)
  }).tags(['@full'])
})
