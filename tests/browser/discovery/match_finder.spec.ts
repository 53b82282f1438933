import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser } from 'playwright'
import { type Cast, newCast, newPerson } from '../../cast.ts'
import { startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { logInAs } from '../log_in_as.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { sample } from '../../rounds.ts'

test.group('The match finder on the screen', (group) => {
  let browser: Browser
  let cast: Cast
  let t: TFunction
  let interests: { id: string; key: string; name: string }[]
  let hiking: { id: string; name: string }
  group.setup(async () => {
    ;[browser, t, cast] = await Promise.all([startChromium(), translationsOf('en'), newCast()])
    interests = (await cast.ben.browser.get('/api/interests.php')).body
    hiking = interests.find(({ key }) => key === 'hiking')!
    await cast.ann.browser.put('/api/profile', { interests: [hiking.id], reason: 'friendship' })
  })
  group.teardown(() => browser.close())

  test('asks step by step, then shows who fits and why; the answers can be changed', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())
    await page.goto(address('/match-finder'))
    const next = page.getByRole('button', { name: t('discovery:finder.next'), exact: true })
    const heading = (key: string) => page.getByRole('heading', { name: t(key), exact: true })

    await heading('discovery:finder.who_question').waitFor()
    assert.deepEqual(await violations(page), [])
    await next.click()
    await heading('discovery:finder.where_question').waitFor()
    await next.click()
    await heading('discovery:finder.reason_question').waitFor()
    await page.locator('input[name=reason][value=friendship]').check()
    await page.getByRole('button', { name: t('site:common.back') }).click()
    await heading('discovery:finder.where_question').waitFor()
    await next.click()
    await next.click()
    await heading('discovery:finder.interests_question').waitFor()
    assert.deepEqual(await violations(page), [])
    await page.locator(`input[name=interests][value="${hiking.id}"]`).check()
    await page.getByRole('button', { name: t('discovery:finder.show_results') }).click()

    await page.getByRole('heading', { level: 1, name: t('discovery:finder.results') }).waitFor()
    const card = page.getByRole('article').filter({ hasText: 'Ann' })
    await card.getByText(t('discovery:finder.reasons.friendship')).waitFor()
    await card.getByText(t('discovery:finder.reasons.interests', { names: hiking.name })).waitFor()
    assert.equal(await page.getByText('fictional profile', { exact: true }).count(), 0)
    assert.deepEqual(await violations(page), [])

    await page.getByRole('link', { name: t('discovery:finder.change_answers') }).click()
    await heading('discovery:finder.who_question').waitFor()
    assert.isTrue(await page.locator(`input[name=interests][value="${hiking.id}"]`).isChecked())
    assert.isTrue(await page.locator('input[name=reason][value=friendship]').isChecked())
    assert.deepEqual(complaints, [])
  })

  test('works without JavaScript', async ({ assert, cleanup }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    cleanup(() => context.close())
    const url = `http://${cast.rosa.host}:${process.env.PORT}`
    await context.addCookies([{ name: 'sid', value: cast.ben.browser.cookies.get('sid')!, url }])
    const page = await context.newPage()
    await page.goto(`${url}/match-finder`)

    await page.locator('input[name=reason][value=friendship]').check()
    await page.locator(`input[name=interests][value="${hiking.id}"]`).check()
    await page.getByRole('button', { name: t('discovery:finder.show_results') }).click()

    await page.waitForURL(/near=/)
    assert.include(await page.getByRole('article').first().innerText(), 'Ann')
  }).tags(['@full'])

  test('counts the shared interests it does not name', async ({ assert, cleanup }) => {
    const emmy = await newPerson(cast.rosa, { name: 'Emmy', gender: 'female', looking_for: 'both' })
    const shared = interests.slice(0, 5)
    await emmy.browser.put('/api/profile', { interests: shared.map(({ id }) => id) })
    const { page, context, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())

    await page.goto(address(`/match-finder?near=country${shared.map(({ id }) => `&interests=${id}`).join('')}`))

    const [one, two, three] = shared.map(({ name }) => name)
    const names = `${one}, ${two}, ${three} and ${t('discovery:finder.reasons.more_interests', { count: 2 })}`
    const words = await page.getByRole('article').filter({ hasText: 'Emmy' }).innerText()
    assert.include(words.replace(', and', ' and'), t('discovery:finder.reasons.interests', { names }))
  }).tags(['@full'])

  test('leads to somebody when no one fits, and says to how many', async ({ assert, cleanup }) => {
    const { page, context, address } = await logInAs(browser, cast.ben)
    cleanup(() => context.close())

    await page.goto(address('/match-finder?near=country&min_age=80&max_age=90'))

    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), t('discovery:finder.none.title'))
    const wider = page.getByRole('link', { name: t('discovery:none.relax_ages', { from: 18, to: 99 }) })
    const [count] = /\d+(?= )/.exec((await wider.innerText()).split('·')[1]!)!
    await wider.click()
    await page.waitForURL(/\/members\?/)
    await page.getByRole('article').first().waitFor()
    assert.equal(await page.getByRole('article').count(), Number(count))
  }).tags(['@full'])

  for (const language of sample(['de', 'fi'], 1)) {
    test(`fits the narrowest phone in ${language}`, async ({ assert, cleanup }) => {
      const { page, context, address } = await logInAs(browser, cast.ben, { width: 320, height: 640 })
      cleanup(() => context.close())
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: address('/') }])
      const found: string[] = []
      for (const path of ['/match-finder', '/match-finder?near=anywhere', '/swipe-game', '/likes']) {
        await page.goto(address(path))
        found.push(...(await cutOff(page)))
      }

      assert.deepEqual(found, [])
    }).tags(['@full'])
  }
})
