import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { giveCredits, newSuitor, write } from '../../api/chat/conversing.ts'
import { addPhotos } from '../../api/members/add_photos.ts'
import { picture } from '../../api/members/pictures.ts'
import { newCast } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

test.group('What needs premium', (group) => {
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  const buy = (page: Page) => page.getByRole('link', { name: t('site:premium_alert.buy'), exact: true })

  test('a locked photo says so when it is pressed, and leads to the credits', async ({ assert, cleanup }) => {
    const { rosa, ann, ben } = await newCast()
    await addPhotos(rosa, ben.profile, ['one', 'two', 'three'])
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${ben.profile.id}`))
    const locked = page.getByRole('link', { name: t('members:photos.locked_premium') })
    await locked.focus()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('members:photos.locked_text')).waitFor()
    assert.deepEqual(await violations(page, '[role=dialog]'), [])
    await dialog.getByRole('button', { name: t('site:common.not_now'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.isTrue(await locked.evaluate((one) => one === document.activeElement))
    await page.keyboard.press('Enter')
    await buy(page).click()
    await page.waitForURL('**/credits')
  })

  test('one more photo than there is room for says so, however it is added', async ({ cleanup }) => {
    const { rosa, ann } = await newCast()
    await addPhotos(rosa, ann.profile, ['one', 'two'])
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address('/profile?tab=photos'))
    const buffer = await picture({ width: 240, height: 300 })
    const files = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
    await page.locator('input[data-picker]').setInputFiles(files)

    await page
      .getByRole('dialog')
      .getByText(t('members:own_photos.more_with_premium', { many: 25 }))
      .waitFor()
    await buy(page).click()
    await page.waitForURL('**/credits')
  }).tags(['@full'])

  test('a third conversation says so in place of the field to write in', async ({ assert, cleanup }) => {
    const { rosa } = await newCast()
    const { suitor, women } = await newSuitor(rosa, 3)
    await giveCredits(suitor, 100)
    for (const { profile } of women.slice(0, 2)) await write(suitor, profile, 'Good day')
    const { page, context, address } = await logInAs(browser, suitor)
    cleanup(() => context.close())
    await page.goto(address(`/members/${women[2]!.profile.id}/chat`))

    await page.getByText(t('chat:refusal.conversation_limit', { count: 2 })).waitFor()
    assert.equal(await page.getByRole('button', { name: t('chat:photo.choose'), exact: true }).count(), 0)
    await buy(page).click()
    await page.waitForURL('**/credits')
  }).tags(['@full'])
})
