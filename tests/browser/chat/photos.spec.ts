import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Locator, Page } from 'playwright'
import { grantCredits } from '@manyhearts/api/app/credits/ledger/grant_credits'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { hideByTeam } from '@manyhearts/api/app/chat/messages/hide_by_team'
import { newChatPhoto, sendPhoto, uploadToSend } from '../../api/chat/chat_photos.ts'
import { countRows, giveCredits } from '../../api/chat/conversing.ts'
import { picture } from '../../api/members/pictures.ts'
import { type Cast, newCast, newPerson } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

test.group('A photo in the chat', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast({ rosa: { photo_credits: 15 } })
    await giveCredits(cast.ann, 100)
  })
  group.teardown(() => browser.close())

  const file = async (name = 'beach.jpg') => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await picture({ width: 900, height: 600 }),
  })
  const choose = async (page: Page, chosen?: Awaited<ReturnType<typeof file>>) => {
    await page.getByRole('button', { name: t('chat:photo.choose'), exact: true }).waitFor()
    await page.locator('input[data-picker]').setInputFiles(chosen ?? (await file()))
  }
  const cost = (page: Page) => page.getByText(t('chat:photo.cost', { credits: '15 credits', price: '£1.50' }))
  const send = (page: Page) => page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
  const isThere = (page: Page) =>
    page.getByText(t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })
  const own = (page: Page) => page.getByRole('button', { name: t('chat:photo.yours'), exact: true })
  const photoOf = (page: Page, name: string) =>
    page.getByRole('button', { name: t('chat:photo.theirs_alt', { name }), exact: true })
  const spent = () =>
    countRows(cast.rosa, `app.ledger_transactions where kind = 'photo' and member_id = $1`, cast.ann.member.id)

  test('is chosen, shown with its price, and sent with words', async ({ assert, cleanup }) => {
    const { page, context, address, complaints } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await choose(page)
    await cost(page).waitFor()
    await page.getByRole('img', { name: t('chat:photo.chosen'), exact: true }).waitFor()
    assert.deepEqual(await violations(page), [])

    await page.getByLabel(t('chat:composer.label', { name: 'Ben' })).fill('On the beach')
    await send(page)

    await own(page).waitFor()
    await isThere(page)
    await page.getByRole('listitem').getByText('On the beach').waitFor()
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('li figure img:last-of-type')!.naturalWidth > 0
    )
    assert.equal(await page.getByRole('img', { name: t('chat:photo.chosen'), exact: true }).count(), 0)
    await own(page).click()
    await page.getByRole('dialog').getByRole('img', { name: 'On the beach' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await spent(), 1)
    assert.deepEqual(complaints, [])

    await page.goto(address('/chats'))
    await page.getByRole('link', { name: /You sent a photo: On the beach/ }).waitFor()
  })

  test('is covered for who gets it until the first one is uncovered, and stays open then', async ({
    assert,
    cleanup,
  }) => {
    const { conversation } = (await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ann)).id)).body
    await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ann)).id)
    const { page, context, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(address(`/chats/${conversation.id}`))
    const cover = page.getByRole('button', { name: t('chat:photo.show_label', { name: 'Ann' }), exact: true })
    await cover.nth(1).waitFor()
    assert.deepEqual(
      asked.filter((url) => /\/chats\/\w+-[ltm]\.webp/.test(url)),
      [],
      'nothing but the blurred file is fetched'
    )

    const told = page.waitForResponse((response) => response.url().endsWith('/opened-photos'))
    await cover.first().click()
    await photoOf(page, 'Ann').nth(1).waitFor()
    assert.equal((await told).status(), 204)
    assert.equal(await cover.count(), 0)
    await page.reload()
    await photoOf(page, 'Ann').nth(1).waitFor()
    assert.equal(await cover.count(), 0)
    await page
      .getByRole('button', { name: t('safety:report.title.photo'), exact: true })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  })

  test('that is no picture is refused at once, and another one may be chosen', async ({ cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await choose(page, { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await page.getByText(t('errors:photo_kind')).waitFor()
    const picker = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: t('chat:photo.choose_another'), exact: true }).click()
    await (await picker).setFiles(await file())
    await cost(page).waitFor()
  }).tags(['@full'])

  test('can be taken back, and then it is nowhere', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await choose(page)
    await cost(page).waitFor()
    const dropped = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await page.getByRole('button', { name: t('chat:photo.remove'), exact: true }).click()

    assert.equal((await dropped).status(), 204)
    await cost(page).waitFor({ state: 'detached' })
    assert.equal(await countRows(cast.rosa, 'app.chat_photos where profile_id = $1', cast.ann.profile.id), 0)
  }).tags(['@full'])

  test('that costs more than the member has leads to the credits', async ({ cleanup }) => {
    const poor = await newPerson(cast.rosa, { name: 'Pia', gender: 'female', looking_for: 'male' })
    await giveCredits(poor, 12)
    const { page, context, address } = await logInAs(browser, poor)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await choose(page)
    await page
      .getByText(t('chat:photo.too_dear', { credits: '12 credits', required: '15 credits', price: '£1.50' }))
      .waitFor()
    await page.getByRole('link', { name: t('chat:refusal.get_credits') }).click()
    await page.waitForURL('**/credits')

    // What was chosen is still there once there are credits.
    const bonus = { kind: 'bonus', memberId: poor.member.id, credits: 10, key: 'more' } as const
    await asTenant(cast.rosa, () => grantCredits(bonus))
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await page.getByText(t('chat:composer.balance', { credits: '22 credits' })).waitFor()
    await send(page)
    await own(page).waitFor()
  }).tags(['@full'])

  test('waits for a connection, and then goes once', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await choose(page)
    await cost(page).waitFor()

    await context.setOffline(true)
    await send(page)
    await page.getByText(t('chat:log.waiting'), { exact: true }).waitFor()
    await context.setOffline(false)

    await own(page).waitFor()
    assert.equal(await spent(), 1)
  }).tags(['@full'])

  test('whose answer was lost waits for a connection over a reload, and is sent once', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    const isCut = { now: false }
    // It arrives, but nobody hears of it.
    await context.route(/\/api\/members\/\d+\/messages/, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (!isCut.now) return route.fallback()
      const headers = { 'idempotency-key': route.request().headers()['idempotency-key']! }
      await cast.ann.browser.post(pathname, route.request().postDataJSON(), headers)
      await route.abort()
    })
    await context.route('**/api/events', (route) => route.abort())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await choose(page)
    await cost(page).waitFor()
    await page.getByLabel(t('chat:composer.label', { name: 'Ben' })).fill('On the beach')
    isCut.now = true
    await send(page)
    await page.getByText(t('chat:log.waiting'), { exact: true }).waitFor()

    isCut.now = false
    await page.reload()
    await own(page).waitFor()
    await page.getByText(t('chat:log.waiting'), { exact: true }).waitFor({ state: 'detached' })

    assert.equal(await own(page).count(), 1)
    assert.equal(await countRows(cast.rosa, `app.messages where sender_profile_id = $1`, cast.ann.profile.id), 1)
    assert.equal(await spent(), 1)
  }).tags(['@full'])

  test('is pasted or dropped on the conversation, and text copied with a picture of itself stays text', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 1280 })
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    const { buffer } = await file()
    const hand = (type: 'dragover' | 'drop' | 'paste', text = '') =>
      page.evaluate(
        ([event, base64, words]) => {
          const data = new DataTransfer()
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          data.items.add(new File([bytes], 'beach.jpg', { type: 'image/jpeg' }))
          if (words) data.setData('text/plain', words)
          const options = { bubbles: true, cancelable: true }
          if (event === 'paste')
            document.body.dispatchEvent(new ClipboardEvent(event, { clipboardData: data, ...options }))
          else
            document
              .querySelector('[role=region]')!
              .dispatchEvent(new DragEvent(event, { dataTransfer: data, ...options }))
        },
        [type, buffer.toString('base64'), text] as const
      )
    const preview = page.getByRole('img', { name: t('chat:photo.chosen'), exact: true })
    const remove = page.getByRole('button', { name: t('chat:photo.remove'), exact: true })
    const hint = page.getByText(t('chat:photo.drop_now'), { exact: true })

    await hand('paste', 'Words')
    assert.equal(await preview.count(), 0)
    await hand('paste')
    await cost(page).waitFor()
    await remove.click()
    await preview.waitFor({ state: 'detached' })
    await hand('dragover')
    await hint.waitFor()
    await hand('drop')
    await cost(page).waitFor()

    assert.equal(await hint.count(), 0)
  }).tags(['@full'])

  test('is chosen, taken back, chosen anew, sent and opened by the keyboard alone', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 1280 })
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    const field = page.getByLabel(t('chat:composer.label', { name: 'Ben' }))
    const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)
    // Answers every time: waiting for one after the other would let a press come first.
    page.on('filechooser', async (picker) => picker.setFiles(await file()))
    const chooseByKeys = async () => {
      const button = page.getByRole('button', { name: t('chat:photo.choose'), exact: true })
      // Waits until it answers.
      await button.click({ trial: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await cost(page).waitFor()
    }

    await chooseByKeys()
    assert.isTrue(await isFocused(field))
    await page.getByRole('button', { name: t('chat:photo.remove'), exact: true }).focus()
    await page.keyboard.press('Space')
    await cost(page).waitFor({ state: 'detached' })
    assert.isTrue(await isFocused(field))
    await chooseByKeys()
    await page.keyboard.type('On the beach')
    await page.keyboard.press('Enter')
    await own(page).waitFor()
    await isThere(page)
    await own(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    assert.isTrue(await isFocused(own(page)))
  }).tags(['@full'])

  test('stays open once it was uncovered, even when the server could not be told', async ({ assert, cleanup }) => {
    const { conversation } = (await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ann)).id)).body
    const { page, context, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())
    let failures = 0
    await page.route('**/opened-photos', (route) => (failures++ ? route.fallback() : route.abort()))
    await page.goto(address(`/chats/${conversation.id}`))
    await page.getByRole('button', { name: t('chat:photo.show_label', { name: 'Ann' }), exact: true }).click()
    await photoOf(page, 'Ann').waitFor()

    await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ann)).id)
    await photoOf(page, 'Ann').nth(1).waitFor()
    const told = page.waitForResponse((response) => response.url().endsWith('/opened-photos'))
    await page.reload()
    await photoOf(page, 'Ann').nth(1).waitFor()

    assert.equal((await told).status(), 204)
  }).tags(['@full'])

  test('whose price changed says what it costs now, and is sent at that when it is tried again', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.route('**/api/chat-photos', async (route) => {
      const { body } = await uploadToSend(cast.ann)
      const price = { least_minor: 100, most_minor: 100, currency: 'GBP' }
      await route.fulfill({ status: 201, json: { ...body, credits: 10, price } })
    })
    await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
    await choose(page)
    await page.getByText(t('chat:photo.cost', { credits: '10 credits', price: '£1.00' })).waitFor()
    await send(page)
    await page.getByText(t('errors:price_changed_photo')).waitFor()
    await cost(page).waitFor()

    await page.getByRole('button', { name: t('chat:send_failed.retry'), exact: true }).click()
    await own(page).waitFor()

    assert.equal(await spent(), 1)
  }).tags(['@full'])

  test('that the team takes out goes at once from both screens, the full one too', async ({ assert, cleanup }) => {
    const { conversation, message } = (
      await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ann)).id, { body: 'Look' })
    ).body
    await cast.ben.browser.put(`/api/chats/${conversation.id}/opened-photos`)
    const [hers, his] = await Promise.all([logInAs(browser, cast.ann), logInAs(browser, cast.ben)])
    cleanup(() => hers.context.close())
    cleanup(() => his.context.close())
    for (const { page, address } of [hers, his]) {
      const isHeard = page.waitForResponse('**/api/events')
      await page.goto(address(`/chats/${conversation.id}`))
      await isHeard
    }
    await own(hers.page).waitFor()
    await photoOf(his.page, 'Ann').click()
    await his.page.getByRole('dialog').waitFor()

    await asTenant(cast.rosa, () => hideByTeam(message.id), { connection: 'staff' })

    for (const { page } of [hers, his]) {
      await page.getByRole('listitem').getByText(t('chat:log.removed_by_team')).waitFor()
      assert.equal(await page.getByText('Look', { exact: true }).count(), 0)
      assert.deepEqual(await violations(page), [])
    }
    assert.equal(await his.page.getByRole('dialog').count(), 0)
    await his.page.goto(his.address('/chats'))
    await his.page.getByRole('link', { name: new RegExp(t('chat:log.removed_by_team')) }).waitFor()
  })

  test('is reported from the full screen', async ({ cleanup }) => {
    const { conversation } = (await sendPhoto(cast.ann, cast.ben.profile, (await newChatPhoto(cast.ann)).id)).body
    await cast.ben.browser.put(`/api/chats/${conversation.id}/opened-photos`)
    const { page, context, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())
    await page.goto(address(`/chats/${conversation.id}`))
    await photoOf(page, 'Ann').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('safety:report.title.photo'), exact: true })
      .click()
    await page.getByRole('radio', { name: t('safety:reasons.nudity'), exact: true }).check()
    await page.getByRole('button', { name: t('safety:report.send'), exact: true }).click()
    await page.getByRole('button', { name: t('site:common.continue'), exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('listitem').getByText(t('chat:log.reported')).waitFor()
  }).tags(['@full'])

  test('for a fictional profile waits, and stays in the composer, until the member has read what it is', async ({
    assert,
    cleanup,
  }) => {
    const { page, context, address } = await logInAs(browser, cast.ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${cast.fay.id}/chat`))
    await choose(page)
    await cost(page).waitFor()
    await send(page)
    const sheet = page.getByRole('dialog')
    await sheet.getByText(t('chat:photo.cost', { credits: '15 credits', price: '£1.50' })).waitFor()
    await sheet.getByRole('button', { name: t('site:common.not_now'), exact: true }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('img', { name: t('chat:photo.chosen'), exact: true }).waitFor()
    const before = await spent()

    await send(page)
    await page.getByRole('button', { name: t('safety:disclosure.send_message'), exact: true }).click()
    await own(page).waitFor()
    await isThere(page)

    assert.deepEqual([before, await spent()], [0, 1])
  }).tags(['@full'])
})
