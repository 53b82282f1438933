import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast, newPerson } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

test.group('Members like the one who is looked at', (group) => {
  let browser: Browser
  let t: TFunction
  let cast: Cast
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast()
    await newPerson(cast.rosa, { name: 'Bert', gender: 'male', looking_for: 'female' })
  })
  group.teardown(() => browser.close())

  test('are asked for once a member scrolls to them', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ann, { width: 390 })
    cleanup(() => context.close())
    const path = `/members/${cast.ben.profile.id}`
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/similar')) asked.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 390, height: 200 })
    await page.goto(address(path))
    await page.getByRole('heading', { level: 1, name: /Ben/ }).waitFor()
    const before = [...asked]

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: t('members:similar.title'), exact: true }).waitFor()
    await page.getByText('Bert').first().waitFor()

    assert.deepEqual([before, asked], [[], [`/api${path}/similar`]])
    assert.deepEqual(complaints, [])
  })
})
