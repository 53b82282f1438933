import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { newCast } from '../../cast.ts'
import { giveCredits } from '../../api/chat/conversing.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('Ideas for a first message', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let t: TFunction
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.teardown(() => browser.close())

  test('are put into the field, to be changed and sent; later there are none', async ({ assert, cleanup }) => {
    const { ann, ben } = await newCast()
    await giveCredits(ann, 100)
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address(`/members/${ben.profile.id}/chat`))
    const field = page.getByLabel(t('chat:composer.label', { name: 'Ben' }))
    const button = page.getByRole('button', { name: t('chat:ideas.button') })

    await button.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('chat:ideas.film') })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await field.inputValue(), t('chat:ideas.film'))
    assert.equal((await ann.browser.get('/api/chats.php')).body.chats.length, 0)

    await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
    await page.getByRole('listitem').getByText(t('chat:ideas.film'), { exact: true }).last().waitFor()
    await button.waitFor({ state: 'detached' })
  })

  test('begin with the question that was taken along from the gallery', async ({ assert, cleanup }) => {
    const { ann, ben } = await newCast()
    await giveCredits(ann, 100)
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    const take = (question: 'detour' | 'dish') =>
      page
        .getByRole('listitem')
        .filter({ hasText: t(`landers:gallery.openings.${question}`) })
        .getByRole('button', { name: t('landers:gallery.take') })
        .click()
    await page.goto(address('/landers/gallery'))
    await take('detour')
    await take('dish')

    await page.goto(address(`/members/${ben.profile.id}/chat`))
    await page.getByRole('button', { name: t('chat:ideas.button') }).click()
    const ideas = page.getByRole('dialog').getByRole('listitem')
    const first = ideas.first().getByRole('button')

    assert.include(await first.innerText(), t('landers:gallery.openings.dish'))
    assert.equal(await ideas.filter({ hasText: t('landers:gallery.openings.detour') }).count(), 0)
    await first.click()
    assert.equal(
      await page.getByLabel(t('chat:composer.label', { name: 'Ben' })).inputValue(),
      t('landers:gallery.openings.dish')
    )
  })
})
