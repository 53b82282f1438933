import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast } from '../../cast.ts'
import { giveCredits, write } from '../../api/chat/conversing.ts'
import { DEVICES, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

test.group('Blocking on the screen', (group) => {
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

  const canSee = async (path: string) => (await cast.ann.browser.get(path)).status === 200

  for (const [device, width] of sample(DEVICES, 1)) {
    test(`a member is blocked on their page, and a press undoes it, on ${device}`, async ({ assert, cleanup }) => {
      const { ann, ben } = cast
      const { page, context, complaints, address } = await logInAs(browser, ann, { width })
      cleanup(() => context.close())
      const path = `/members/${ben.profile.id}`
      await page.goto(address(path))

      await page.getByRole('button', { name: t('safety:block.action', { name: 'Ben' }), exact: true }).click()
      await page.getByText(t('safety:block.done', { name: 'Ben' }), { exact: true }).waitFor()
      await page.waitForURL(address('/members'))
      const blocked = await canSee(`/api${path}`)
      await page.getByRole('button', { name: t('site:common.undo'), exact: true }).click()
      await page.getByRole('heading', { level: 1, name: /Ben/ }).waitFor()

      assert.equal(page.url(), address(path))
      assert.deepEqual([blocked, await canSee(`/api${path}`)], [false, true])
      assert.deepEqual(complaints, [])
    })
  }

  test('a member is blocked in the middle of a conversation, which ends with it', async ({ assert, cleanup }) => {
    const { ann, ben } = cast
    await giveCredits(ben, 100)
    await write(ben, ann.profile, 'Hello Ann')
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${ben.profile.id}/chat`))
    await page.getByText('Hello Ann').last().waitFor()

    await page.getByRole('button', { name: t('chat:bar.more'), exact: true }).click()
    await page.getByRole('menuitem', { name: t('safety:block.action', { name: 'Ben' }), exact: true }).click()
    await page.waitForURL(address('/members'))
    await page.goto(address('/chats'))

    await page.getByRole('heading', { level: 1 }).first().waitFor()
    assert.equal(await page.getByText('Hello Ann').count(), 0)
    assert.isFalse(await canSee(`/api/members/${ben.profile.id}`))
  }).tags(['@full'])

  test('a failed block is reported, and changes nothing', async ({ assert, cleanup }) => {
    const { ann, ben } = cast
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${ben.profile.id}`))
    const block = page.getByRole('button', { name: t('safety:block.action', { name: 'Ben' }), exact: true })
    await page.route('**/api/blocks/*', (route) => route.abort())

    await block.click()
    await page.getByText(t('site:load_failed.offline'), { exact: true }).waitFor()

    assert.equal(page.url(), address(`/members/${ben.profile.id}`))
    assert.isTrue(await canSee(`/api/members/${ben.profile.id}`))
  }).tags(['@full'])
})
