import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { newChatPhoto, sendPhoto } from '../../api/chat/chat_photos.ts'
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
    await choose(page)
    await cost(page).waitFor()
  })

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
  })

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
  })

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
  })

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
  })
})
