import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('An unsent message', (group) => {
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  /** Ann, who was written to by Ben, with credits to answer. */
  async function written() {
    const { ann, ben } = await newCast()
    await giveCredits(ann, 100)
    await giveCredits(ben, 100)
    const { body } = await write(ben, ann.profile, 'Hello Ann')
    return { ann, path: `/chats/${body.conversation.id}` }
  }

  test('is on every device, in the list too, and gone when it was sent', async ({ assert, cleanup }) => {
    const { ann, path } = await written()
    const [phone, computer] = [await logInAs(browser, ann), await logInAs(browser, ann, { width: 1280 })]
    cleanup(async () => {
      for (const { context } of [phone, computer]) await context.close()
    })
    const label = t('chat:composer.label', { name: 'Ben' })

    await phone.page.goto(phone.address(path))
    const isKept = phone.page.waitForResponse(/\/draft$/)
    await phone.page.getByLabel(label).fill('Shall we meet')
    await isKept
    await computer.page.goto(computer.address('/chats'))
    await computer.page.getByText(t('chat:list.draft'), { exact: true }).waitFor()
    await computer.page.getByRole('link', { name: /Ben/ }).first().click()
    const field = computer.page.getByLabel(label)
    await field.waitFor()
    assert.equal(await field.inputValue(), 'Shall we meet')

    await field.fill('Shall we meet?')
    await computer.page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
    await computer.page.getByText(t('site:common.sending'), { exact: true }).waitFor({ state: 'detached' })
    await phone.page.reload()

    assert.equal(await phone.page.getByLabel(label).inputValue(), '')
    await phone.page.getByRole('listitem').getByText('Shall we meet?', { exact: true }).last().waitFor()
  }).tags(['@full'])

  test('stays in the tab while the server can’t be reached, and gets there later', async ({ assert, cleanup }) => {
    const { ann, path } = await written()
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    const label = t('chat:composer.label', { name: 'Ben' })
    await page.goto(address(path))
    await page.route('**/draft', (route) => route.abort())
    const isRefused = page.waitForEvent('requestfailed')
    await page.getByLabel(label).fill('Are you there')
    await isRefused
    await page.unroute('**/draft')

    const isKept = page.waitForResponse(/\/draft$/)
    await page.reload()
    await isKept

    assert.equal(await page.getByLabel(label).inputValue(), 'Are you there')
    const { body } = await ann.browser.get('/api/chats.php')
    assert.equal(body.chats[0].conversation.draft, 'Are you there')
    assert.deepEqual(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
      []
    )
  }).tags(['@full'])
})
