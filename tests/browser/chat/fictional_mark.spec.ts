import { test } from '@japa/runner'
import { LANGUAGES } from '@manyhearts/locales/languages'
import Conversation from '@manyhearts/api/app/chat/conversations/conversation'
import { answerAsProfile } from '@manyhearts/api/app/chat/messages/answer_as_profile'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import type { Browser, Locator } from 'playwright'
import { newChatPhoto, sendPhoto } from '../../api/chat/chat_photos.ts'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { give, newGift } from '../../api/credits/giving.ts'
import { type Cast, newCast } from '../../cast.ts'
import { sample, TODAY } from '../../rounds.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

const DAILY = 3

test.group('A fictional profile in the chat', (group) => {
  let browser: Browser
  let cast: Cast
  let conversation: string
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
    await giveCredits(cast.ann, 200)
    const { version } = (await cast.ann.browser.get(`/api/members/${cast.fay.id}`)).body.profile.fictional
    await cast.ann.browser.post('/api/fictional-consents', { profile_id: cast.fay.id, version })
    const rose = await newGift(cast.rosa)
    conversation = (await write(cast.ann, cast.fay, 'Good evening')).body.conversation.id
    await give(cast.ann, cast.fay, rose)
    await sendPhoto(cast.ann, cast.fay, (await newChatPhoto(cast.ann)).id)
    await asTenant(cast.rosa, async () =>
      answerAsProfile(cast.fay, await Conversation.findOrFail(conversation), 'Good evening to you')
    )
  })
  group.teardown(() => browser.close())

  for (const language of sample(LANGUAGES, DAILY, TODAY)) {
    test(`carries icon and word in the list, above the messages and in every sheet: ${language}`, async ({
      assert,
      cleanup,
    }) => {
      const { ann, fay } = cast
      await ann.browser.put('/api/user.php', { language })
      const { label } = (await ann.browser.get(`/api/members/${fay.id}`)).body.profile.fictional
      const t = await translationsOf(language)
      const { page, context, address } = await logInAs(browser, ann, { width: 1280, height: 900 })
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
      const isMarked = async (place: Locator) => {
        const mark = place.getByText(label, { exact: true }).first()
        await mark.waitFor()
        return (await mark.locator('xpath=ancestor-or-self::*[.//*[local-name()="svg"]][1]').count()) === 1
      }

      await page.goto(address(`/chats/${conversation}`))
      const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
      assert.isTrue(await isMarked(page.getByRole('link', { name: new RegExp(`^${fay.name}`) }).first()), 'list')
      assert.isTrue(await isMarked(header), 'conversation')
      await header.getByText(t('chat:bar.fictional_notice', { site: 'rosa' })).waitFor()
      await page.getByRole('listitem').getByText(t('chat:log.by_team')).first().waitFor()

      await page.getByRole('button', { name: t('site:common.give_gift'), exact: true }).click()
      assert.isTrue(await isMarked(page.getByRole('dialog')), 'gift')
      await page.keyboard.press('Escape')
    }).tags(['@full'])
  }
})
