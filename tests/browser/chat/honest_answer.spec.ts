import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { type Cast, newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'

test.group('Who asks in a chat whether a fictional profile is real', (group) => {
  let browser: Browser
  let cast: Cast
  let conversation: string
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
    await giveCredits(cast.ann, 50)
    const { version } = (await cast.ann.browser.get(`/api/members/${cast.fay.id}`)).body.profile.fictional
    await cast.ann.browser.post('/api/fictional-consents', { profile_id: cast.fay.id, version })
    conversation = (await write(cast.ann, cast.fay, 'Good evening')).body.conversation.id
  })
  group.teardown(() => browser.close())

  test('reads the true answer of the site below the question, and keeps their credits', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 390, height: 844 })
    cleanup(() => context.close())
    await page.goto(address(`/chats/${conversation}`))

    await page.getByLabel('Message to Fay').fill('Be honest, are you a real woman or a bot?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const answer = page.getByRole('listitem').filter({ hasText: 'Answer from rosa' }).last()
    await answer.getByText('Fay isn’t a real person.', { exact: false }).waitFor()

    assert.isTrue(await answer.isVisible())
    assert.equal((await cast.ann.browser.get('/api/user.php')).body.user.credits, 40)
    assert.equal(await answer.getByRole('button').count(), 0, 'nobody reports what the site says')
  })
})
