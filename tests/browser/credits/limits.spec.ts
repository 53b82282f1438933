import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import type { Language } from '@manyhearts/locales/languages'
import { letADayPass, limit } from '../../api/credits/guards/guards.ts'
import { newPackage, pay, payAgain } from '../../api/credits/shop.ts'
import { newCast } from '../../cast.ts'
import { sample } from '../../rounds.ts'
import { cutOff } from '../cut_off.ts'
import { startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { tickWaiver } from '../tick_waiver.ts'
import { translationsOf } from '../translations.ts'
import { violations } from '../violations.ts'

const LANGUAGES: Language[] = ['en', 'de', 'nl']

test.group('Limits on the site', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  const panelOf = (page: Page) => page.locator('#limits')

  test('a member sets one in {$self}, meets it at the order and in the chat, loosens it and pauses')
    .with(sample(LANGUAGES, 1))
    .run(async ({ assert, cleanup }, language) => {
      const { rosa, ann, ben } = await newCast({ rosa: { message_credits: 10 } })
      const package_id = await newPackage(rosa, { credits: 100, price_minor: 1000 })
      await pay(ann, package_id)
      const t = await translationsOf(language)
      const { page, context, complaints, address } = await logInAs(browser, ann, { width: 390 })
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('') }])
      const button = (key: string, values = {}) => page.getByRole('button', { name: t(key, values), exact: true })
      const field = (key: string) => page.getByRole('combobox', { name: t(key), exact: true })
      const seeLimits = page.getByRole('link', { name: t('site:spending.see_limits') })

      await page.goto(address('/profile/delete'))
      await page.getByLabel(t('identity:deletion.reasons.spend_too_much')).check()
      await seeLimits.click()
      await page.waitForURL(/\/transactions#limits/)
      await panelOf(page).getByText(t('credits:limits.none')).waitFor()
      await button('credits:limits.set').click()
      await field('credits:limits.period.day').selectOption('own')
      await page.getByLabel(t('credits:limits.amount', { currency: 'GBP' })).fill('zero')
      await button('credits:limits.save').click()
      assert.isTrue(
        await page
          .getByLabel(t('credits:limits.amount', { currency: 'GBP' }))
          .evaluate((field) => field === document.activeElement)
      )
      await page.getByLabel(t('credits:limits.amount', { currency: 'GBP' })).fill('0,05')
      assert.deepEqual(await violations(page, 'main'), [])
      await button('credits:limits.save').click()
      await page.getByText(t('credits:limits.saved')).waitFor()
      assert.equal(await panelOf(page).getByRole('meter').count(), 2)

      await page.goto(address(`/credits/${package_id}/card`))
      await tickWaiver(page)
      await page.locator('main').getByRole('button').last().click()
      await seeLimits.waitFor()
      const says = t('site:spending.limit_reached_day', { limit: '' })
        .split(/\s{2,}| \(/)[0]!
        .trim()
      assert.include(await page.getByRole('alert').innerText(), says)
      assert.deepEqual(await violations(page, 'main'), [])
      await page.goto(address(`/members/${ben.profile.id}/chat`))
      await seeLimits.waitFor()
      assert.equal(await page.getByRole('textbox').count(), 0)

      await seeLimits.click()
      await button('credits:limits.change').click()
      await field('credits:limits.period.day').selectOption('')
      await button('credits:limits.save').click()
      const keep = button('credits:limits.keep')
      await keep.waitFor()
      assert.deepEqual(await violations(page, 'main'), [])
      await keep.click()
      await keep.waitFor({ state: 'detached' })
      await letADayPass(ann)

      await page.getByLabel(t('credits:pause.how_long')).selectOption('month')
      await button('credits:pause.start').click()
      await page.getByRole('dialog').getByText(t('credits:pause.confirm_text')).waitFor()
      assert.deepEqual(await violations(page, '[role=dialog]'), [])
      await button('credits:pause.confirm').click()
      await page.getByText(t('credits:pause.started')).waitFor()
      await button('credits:pause.end').click()
      await panelOf(page).getByText(t('credits:limits.pause_ends'), { exact: true }).waitFor()
      await letADayPass(ann)
      await page.reload()
      await button('credits:pause.start').waitFor()
      assert.equal(await button('credits:pause.end').count(), 0)
      assert.equal(await panelOf(page).getByRole('meter').count(), 2)
      assert.deepEqual(
        complaints.filter((one) => !one.includes('403')),
        []
      )
    })

  for (const language of sample(['fi', 'de'], 1)) {
    test(`nothing is cut off on the narrowest phone, read in ${language}`, async ({ assert, cleanup }) => {
      const { ann } = await newCast()
      await limit(ann, { day_minor: 900_000, week_minor: 900_000 })
      await limit(ann, { day_minor: 1_000_000, pause: 'month' })
      const { page, context, address } = await logInAs(browser, ann, { width: 320 })
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('') }])
      await page.goto(address('/transactions'))
      await panelOf(page).getByRole('meter').first().waitFor()

      assert.deepEqual(await cutOff(page), [])
    })
  }

  test('a change that is not stored says so and stays in the form', async ({ assert, cleanup }) => {
    const { ann } = await newCast()
    const t = await translationsOf('en')
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address('/transactions'))
    await page.getByRole('button', { name: t('credits:limits.set') }).click()
    await page.getByRole('combobox', { name: t('credits:limits.period.week'), exact: true }).selectOption('2500')
    await page.route('**/api/spending-guard', (route) => route.abort())

    await page.getByRole('button', { name: t('credits:limits.save') }).click()

    await page.getByRole('alert').getByText(t('site:load_failed.offline')).waitFor()
    assert.equal(
      await page.getByRole('combobox', { name: t('credits:limits.period.week'), exact: true }).inputValue(),
      '2500'
    )
  }).tags(['@full'])

  test('what was paid this month, and what a bank claims, is said where members pay', async ({ assert, cleanup }) => {
    const { rosa, ann, ben } = await newCast({ rosa: { spending_warning: 1500, message_credits: 10 } })
    const package_id = await newPackage(rosa, { credits: 100, price_minor: 1000 })
    const first = await pay(ann, package_id)
    await pay(ann, package_id)
    const t = await translationsOf('en')
    const { page, context, address } = await logInAs(browser, ann)
    cleanup(() => context.close())
    await page.goto(address('/credits'))
    await page.getByText(t('credits:warning.text', { amount: '£20.00' })).waitFor()

    for (let sent = 0; sent < 2; sent++)
      await ann.browser.post(
        `/api/members/${ben.profile.id}/messages`,
        { body: 'Hi' },
        { 'idempotency-key': String(sent) }
      )
    await payAgain(first, { chargedBackMinor: 1000 })

    const claim = t('credits:claim.text', { amount: '£2.00' })
    for (const path of ['/transactions', `/transactions/${first.id}`]) {
      await page.goto(address(path))
      await page.getByText(claim).waitFor()
      assert.deepEqual(await violations(page, 'main'), [])
    }
  }).tags(['@full'])
})
