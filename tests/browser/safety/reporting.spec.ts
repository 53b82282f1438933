import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast } from '../../cast.ts'
import { addPhotos } from '../../api/members/add_photos.ts'
import { giveCredits, write, writeIn } from '../../api/chat/conversing.ts'
import { startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

test.group('Reporting on the screen', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  for (const width of sample([390, 1280], 1)) {
    test(`a profile is reported from its page and gone from there, ${width} px wide`, async ({ assert, cleanup }) => {
      const { ann, ben } = cast
      const { page, context, complaints, address } = await logInAs(browser, ann, { width })
      cleanup(() => context.close())
      const sheet = page.getByRole('dialog')
      const missing: string[] = []
      page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()))
      await page.goto(address(`/members/${ben.profile.id}`))

      await page.getByRole('button', { name: t('safety:report.title.profile', { name: 'Ben' }) }).click()
      await sheet.getByRole('button', { name: t('safety:report.send') }).click()
      await sheet.getByText(t('safety:report.reason_missing')).waitFor()
      await sheet.locator('input[name=reason][value=under_18]').check()
      await sheet.getByText(t('safety:report.hidden_at_once')).waitFor()
      assert.deepEqual(await violations(page, '[role=dialog]'), [])
      await sheet.locator('input[name=reason][value=fake]').check()
      await sheet.getByLabel(t('safety:report.own_words')).fill('The photos are of a film star.')
      await sheet.getByRole('button', { name: t('safety:report.send') }).click()

      await sheet.getByText(t('safety:report.done.text')).waitFor()
      assert.match(await sheet.innerText(), /C-[2-9A-Z]{8}/)
      assert.deepEqual(await violations(page, '[role=dialog]'), [])
      await sheet.getByRole('button', { name: t('site:common.continue') }).click()
      await page.waitForURL('**/members')
      await page.waitForLoadState('networkidle')
      assert.deepEqual(missing, [])
      assert.equal((await ann.browser.get(`/api/members/${ben.profile.id}`)).status, 404)
      assert.deepEqual(complaints, [])
    })
  }

  test('a photo is reported where it is looked at, by keys alone', async ({ assert, cleanup }) => {
    const { rosa, ann, ben } = cast
    const [main, second] = await addPhotos(rosa, ben.profile, ['one', 'two'])
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${ben.profile.id}`))
    await page.locator('#photo-1').getByRole('button').or(page.locator('#photo-1 a')).first().click()

    const button = page.getByRole('button', { name: t('safety:report.title.photo') })
    await button.focus()
    await page.keyboard.press('Enter')
    const spam = page.locator('input[name=reason][value=spam]')
    await spam.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    assert.isTrue(await page.locator('input[name=reason][value=fake]').isChecked())
    await page.getByRole('button', { name: t('safety:report.send') }).press('Enter')
    await page.getByText(t('safety:report.done.text')).waitFor()
    await page.getByRole('button', { name: t('site:common.continue') }).press('Enter')

    await button.waitFor({ state: 'detached' })
    const { photos } = (await ann.browser.get(`/api/members/${ben.profile.id}`)).body.profile
    assert.deepEqual(
      photos.map(({ id }: { id: string }) => id),
      [second!.id]
    )
    assert.notEqual(main!.id, second!.id)
  }).tags(['@full'])

  test('a message is reported from the conversation, where its place stays', async ({ assert, cleanup }) => {
    const { ann, ben } = cast
    await Promise.all([giveCredits(ann, 100), giveCredits(ben, 100)])
    const conversation = (await write(ann, ben.profile, 'Hello Ben')).body.conversation.id
    await writeIn(conversation, ben, 'Send me 500 euros')
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address(`/chats/${conversation}`))
    const log = page.getByRole('region', { name: t('chat:log.label', { name: 'Ben' }) })

    await log.getByRole('button', { name: t('chat:log.report_message') }).press('Enter')
    await page.locator('input[name=reason][value=money]').check()
    await page.getByRole('button', { name: t('safety:report.send') }).click()
    await page.getByRole('button', { name: t('site:common.continue') }).click()

    await log.getByText(t('chat:log.reported')).waitFor()
    assert.equal(await log.getByText('500 euros').count(), 0)
    assert.deepEqual(await violations(page), [])
  }).tags(['@full'])

  test('complaints work without an account, with JavaScript or without, and can be followed', async ({
    assert,
    cleanup,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled })
      cleanup(() => context.close())
      const page = await context.newPage()
      const address = `http://${cast.rosa.host}:${process.env.PORT}`
      await page.goto(`${address}/complaints?page=/members/${cast.ben.profile.id}`)

      await page.locator('select[name=reason]').selectOption('stolen')
      await page.getByLabel(t('safety:complaints.description')).fill(`These are my photos: ${javaScriptEnabled}`)
      await page.getByLabel(t('safety:complaints.name'), { exact: true }).fill('Vera Visitor')
      await page.getByLabel(t('safety:complaints.email'), { exact: true }).fill('vera@example.com')
      await page.locator('input[name=good_faith]').check()
      await page.getByRole('button', { name: t('safety:complaints.send') }).click()

      await page.waitForURL(/\/complaints\?token=[\w-]{43}$/)
      await page.getByText(t('safety:complaints.states.open')).waitFor()
      assert.match(await page.getByRole('main').innerText(), /C-[2-9A-Z]{8}/)
      if (javaScriptEnabled) assert.deepEqual(await violations(page), [])
    }
  })

  for (const language of sample(['de', 'fi'], 1)) {
    test(`everything can be read at 320 px in ${language}`, async ({ assert, cleanup }) => {
      const { ann, ben } = cast
      const words = await translationsOf(language)
      const { page, context, address } = await logInAs(browser, ann, { width: 320 })
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('') }])

      await page.goto(address('/complaints'))
      await page.getByRole('heading', { level: 1, name: words('safety:complaints.title') }).waitFor()
      assert.deepEqual([...(await cutOff(page)), ...(await violations(page))], [])
      await page.goto(address(`/members/${ben.profile.id}`))
      await page.getByRole('button', { name: words('safety:report.title.profile', { name: 'Ben' }) }).click()
      await page.getByRole('dialog').getByText(words('safety:report.reason_question')).waitFor()
      assert.deepEqual(await cutOff(page), [])
    }).tags(['@full'])
  }
})
