import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { newGift } from '../../api/credits/giving.ts'
import { type Cast, newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

test.group('A gift on the screen', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    await newGift(cast.rosa, { picture: 'rose', credits: 20, position: 0 })
    await newGift(cast.rosa, { picture: 'ring', credits: 300, position: 1 })
    await giveCredits(cast.ann, 100)
  })
  group.teardown(() => browser.close())

  const sheet = (page: Page) => page.getByRole('dialog')
  const give = async (page: Page, words = '') => {
    await sheet(page).getByRole('radio', { name: /Rose/ }).check()
    if (words) await sheet(page).getByLabel(t('chat:gift.words')).fill(words)
    await sheet(page)
      .getByRole('button', { name: t('chat:gift.send'), exact: true })
      .click()
  }
  const card = (page: Page, key: 'chat:gift.mine' | 'chat:gift.theirs') =>
    page.getByRole('listitem').getByText(t(key, { gift: 'Rose' }))

  test('is chosen on a profile, sent with words, and stands in the conversation and in the list', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address, complaints } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}`))
    await page.getByRole('link', { name: t('site:common.give_gift'), exact: true }).click()
    await sheet(page)
      .getByText(t('chat:composer.balance', { credits: '100 credits' }))
      .waitFor()
    assert.deepEqual(await violations(page), [])

    await give(page, 'For your good bread')

    await card(page, 'chat:gift.mine').waitFor()
    await page.getByRole('listitem').getByText('For your good bread').waitFor()
    await page.getByText(t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })
    await page.waitForURL('**/chats/*')
    await page.getByRole('listitem').locator('img[src^="/gifts/rose.svg"]').waitFor()
    assert.notInclude(page.url(), 'gift')
    assert.deepEqual(complaints, [])

    const { body } = await cast.ann.browser.get('/api/transactions')
    assert.equal(body.entries[0].credits, -20)
    await page.goto(address('/chats'))
    await page.getByRole('link', { name: /You sent a gift: Rose/ }).waitFor()
    await page.goto(address('/transactions'))
    await page.getByText(t('credits:entry.gift_named', { name: 'Ben', gift: 'Rose' })).waitFor()
  })

  test('arrives with who it is for, who may report it', async ({ assert, cleanup }) => {
    const { body } = await write(cast.ann, cast.ben.profile, 'Hello')
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/chats/${body.conversation.id}`))
    await page.getByRole('button', { name: t('site:common.give_gift'), exact: true }).click()
    await give(page)
    await card(page, 'chat:gift.mine').waitFor()
    await page.getByText(t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })

    const receiving = await logInAs(browser, cast.ben)
    cleanup(() => receiving.context.close())
    await receiving.page.goto(receiving.address('/chats'))
    await receiving.page.getByRole('link', { name: /Sent you a gift: Rose/ }).click()
    await card(receiving.page, 'chat:gift.theirs').waitFor()
    assert.deepEqual(await violations(receiving.page), [])
    await receiving.page.getByRole('button', { name: t('chat:gift.report'), exact: true }).click()
    await sheet(receiving.page).waitFor()
  }).tags(['@full'])

  test('that failed is offered again, and then charged once', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    // A live event would show that it arrived.
    await page.route('**/api/events', (route) => route.abort())
    let isBroken = true
    await page.route(/\/api\/members\/\d+\/gifts/, async (route) => {
      if (!isBroken) return route.fallback()
      isBroken = false
      const headers = { 'idempotency-key': route.request().headers()['idempotency-key']! }
      await cast.ann.browser.post(new URL(route.request().url()).pathname, route.request().postDataJSON(), headers)
      await route.fulfill({ status: 500, json: { errors: [{ code: 'unexpected', message: 'It broke' }] } })
    })
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await page.getByRole('button', { name: t('site:common.give_gift'), exact: true }).click()
    await give(page)

    await page.getByRole('button', { name: t('chat:send_failed.retry'), exact: true }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await card(page, 'chat:gift.mine').waitFor()

    const { body } = await cast.ann.browser.get('/api/transactions')
    assert.deepEqual(
      body.entries.map(({ kind, credits }: any) => [kind, credits]),
      [
        ['gift', -20],
        ['signup_bonus', 100],
      ]
    )
  }).tags(['@full'])

  test('for a fictional profile waits until the member has read what it is', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.fay.id}`))
    await page.getByRole('link', { name: t('site:common.give_gift'), exact: true }).click()
    await give(page)
    const price = t('safety:disclosure.gift_price', { credits: '20 credits', price: '£2.00' })
    await sheet(page).getByText(price).waitFor()
    await sheet(page).getByText('Written by our team. You can’t meet.').waitFor()
    const { body: before } = await cast.ann.browser.get('/api/transactions')

    await page.getByRole('button', { name: t('safety:disclosure.send_message'), exact: true }).click()
    await card(page, 'chat:gift.mine').waitFor()
    await page.getByText(t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })

    const { body: after } = await cast.ann.browser.get('/api/transactions')
    assert.lengthOf(before.entries, 1)
    assert.containSubset(after.entries[0], { kind: 'gift', credits: -20, profile: { fictional_icon: true } })
  }).tags(['@full'])

  test('that costs more than the member has leads to the credits, by the keyboard alone', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat?gift`))
    const first = sheet(page).getByRole('radio', { name: /Rose/ })
    await first.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')

    await sheet(page)
      .getByText(t('chat:gift.too_dear', { credits: '100 credits', required: '300 credits', price: '£29.97' }))
      .waitFor()
    assert.isTrue(
      await sheet(page)
        .getByRole('button', { name: t('chat:gift.send'), exact: true })
        .isDisabled()
    )
    await sheet(page)
      .getByRole('link', { name: t('chat:refusal.get_credits') })
      .click()
    await page.waitForURL('**/credits')
  }).tags(['@full'])
})
