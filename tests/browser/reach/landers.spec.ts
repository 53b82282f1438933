import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { LANDERS, LANDINGS } from '@manyhearts/locales/landers'
import { asOwner, newBrand, newFictionalProfile, newPerson } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { translationsOf } from '../translations.ts'

const OPEN = { logged_out_search: true }

test.group('Landers', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  test('say without JavaScript what they are, what is fictional and what a message costs, and their form leads to the sign-up', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', OPEN)
    const { profile } = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await asOwner(
      (owner) => owner.query('update app.profiles set visible_to_visitors = true where id = $1', [profile.id]),
      brand
    )
    const t = await translationsOf('en')
    const context = await browser.newContext({ javaScriptEnabled: false })
    cleanup(() => context.close())
    const page = await context.newPage()
    const origin = `http://${brand.host}:${process.env.PORT}`
    const landings = LANDINGS.map((name) => `/members/${profile.id}/${name}`)

    for (const path of [...LANDERS.map((name) => `/landers/${name}`), ...landings]) {
      const answer = await page.goto(`${origin}${path}?network=ads&sub1=7`)
      assert.equal(answer!.status(), 200, path)
      assert.equal(await page.locator('h1').count(), 1, path)
      assert.isTrue(await page.locator('form[method=get] button[type=submit]').isVisible(), path)
      const text = await page.locator('main').innerText()
      assert.include(text, t('site:common.sign_up_costs_nothing').slice(0, 8), path)
      assert.include(text, 'fictional', path)
      assert.notMatch(text, /\bonline\b|match|likes you/i, path)
    }
    await page.goto(`${origin}/landers/collagelanding/spring?network=ads&sub1=7`)
    await page.getByRole('radio', { name: t('landers:first.female'), exact: true }).check()
    await page.getByRole('radio', { name: t('landers:first.men'), exact: true }).check()
    await page.locator('form[method=get] button[type=submit]').click()

    const query = new URL(page.url()).searchParams
    assert.equal(new URL(page.url()).pathname, '/signup')
    assert.deepInclude(Object.fromEntries(query), { network: 'ads', sub1: '7', gender: 'female', looking_for: 'male' })
  })

  test('take the first step of the sign-up, which goes on with the second', async ({ assert, cleanup }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', OPEN)
    const t = await translationsOf('en')
    const { page, context, complaints, address } = await openDevice(browser, brand)
    cleanup(() => context.close())

    await page.goto(address('/landers/iconslanding'))
    await page.getByText(t('landers:icons.leave.title')).click()
    await page.getByText(t('landers:icons.leave.text')).waitFor()
    await page.getByRole('radio', { name: t('landers:first.male'), exact: true }).check()
    await page.getByRole('radio', { name: t('landers:first.both'), exact: true }).check()
    await page.getByRole('button', { name: t('site:common.sign_up_free') }).click()
    await page.waitForURL('**/signup?**')
    const about = page.locator('[data-step=about]')
    await about.waitFor()

    assert.equal(await page.locator('input[name=gender]:checked').inputValue(), 'male')
    assert.equal(await page.locator('input[name=looking_for]:checked').inputValue(), 'both')
    assert.isTrue(await about.isVisible())
    assert.deepEqual(complaints, [])
  })

  test('have a way to their form on phones, until that is seen', async ({ assert, cleanup }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const t = await translationsOf('en')
    const { page, context, address } = await openDevice(browser, brand)
    cleanup(() => context.close())
    const form = page.locator('form[method=get]')
    const way = page.getByRole('link', { name: t('site:common.sign_up_free') })

    await page.setViewportSize({ width: 360, height: 640 })

    for (const name of ['iconslanding', 'gallery']) {
      await page.goto(address(`/landers/${name}`))
      await way.click()
      await form.getByRole('button', { name: t('site:common.sign_up_free') }).waitFor()
      await way.waitFor({ state: 'detached' })

      const { top } = await form.evaluate((one) => one.getBoundingClientRect())
      assert.isBelow(top, page.viewportSize()!.height / 2, name)
    }
  }).tags(['@full'])

  test('say what the campaign in their address says; with an unknown one, search engines are told the lander’s own address', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    await asOwner(
      (owner) =>
        owner.query(`insert into app.campaigns (tenant_id, slug, texts) values ($1, 'spring', $2)`, [
          brand.id,
          { en: { title: 'Spring is here', text: 'Open the window.' } },
        ]),
      brand
    )
    const t = await translationsOf('en')
    const { page, context, address } = await openDevice(browser, brand)
    cleanup(() => context.close())
    const canonical = async () => new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).pathname

    await page.goto(address('/landers/gallery/spring'))
    assert.equal(await page.locator('h1').innerText(), 'Spring is here')
    assert.equal(await canonical(), '/landers/gallery/spring')

    const unknown = await page.goto(address('/landers/gallery/autumn'))
    assert.equal(unknown!.status(), 200)
    assert.equal(await page.locator('h1').innerText(), t('landers:gallery.title'))
    assert.equal(await canonical(), '/landers/gallery')
  }).tags(['@full'])

  test('the cards are swiped by keys and buttons, and end with something to write about', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const t = await translationsOf('en')
    const { page, context, complaints, address } = await openDevice(browser, { ...brand, width: 1280 })
    cleanup(() => context.close())

    await page.goto(address('/landers/tinderswipe'))
    const onTop = page.locator('li:not([inert])').filter({ hasText: t('landers:swipe.cards.breakfast') })
    assert.include(await onTop.locator('img').getAttribute('src'), 'still-breakfast')
    await page.keyboard.press('ArrowRight')
    await page
      .getByText(`${t('landers:swipe.card', { number: 2, count: 6 })}: ${t('landers:swipe.cards.walk')}`)
      .waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: t('landers:swipe.yes') }).click()
    for (const number of [5, 6]) {
      await page.keyboard.press('ArrowLeft')
      await page.getByText(t('landers:swipe.card', { number, count: 6 })).waitFor()
    }
    await page.keyboard.press('ArrowLeft')
    const result = page.getByRole('heading', { name: t('landers:swipe.liked') })
    await result.waitFor()

    for (const list of [result.locator('xpath=following-sibling::ul'), page.locator('form blockquote')]) {
      const liked = await list.innerText()
      assert.include(liked, t('landers:swipe.cards.breakfast'))
      assert.include(liked, t('landers:swipe.cards.cinema'))
      assert.notInclude(liked, t('landers:swipe.cards.walk'))
    }
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('the film plays and stops by its button, and not by itself where motion isn’t welcome', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const t = await translationsOf('en')
    const { page, context, complaints, address } = await openDevice(browser, brand)
    cleanup(() => context.close())
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await page.goto(address('/landers/video'))
    await page.getByRole('button', { name: t('landers:video.play') }).click()
    await page.getByRole('button', { name: t('landers:video.pause') }).click()
    await page.getByRole('button', { name: t('landers:video.play') }).waitFor()

    assert.isTrue(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a region pressed on the map is chosen in the form', async ({ assert, cleanup }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const t = await translationsOf('en')
    const { page, context, complaints, address } = await openDevice(browser, brand)
    cleanup(() => context.close())

    await page.goto(address('/landers/maplanding'))
    const few = page.getByText(t('landers:map.few'))
    const [, first] = await page.getByLabel(t('landers:map.region')).locator('option').allInnerTexts()
    await page.locator('svg[role=img] path').first().dispatchEvent('click')
    await few.waitFor()

    const chosen = await page.getByLabel(t('landers:map.region')).locator('option:checked').innerText()
    assert.equal(chosen, first)
    assert.deepEqual(complaints, [])
  }).tags(['@full'])

  test('a member’s page shows a region and nothing finer, marks fictional profiles, and hides who isn’t shown to visitors', async ({
    assert,
    cleanup,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', OPEN)
    const fay = await newFictionalProfile(brand, { name: 'Fay', gender: 'female' })
    const { profile: ben } = await newPerson(brand, { name: 'Ben', gender: 'male', looking_for: 'female' })
    const [shown, hidden] = [fay.id, ben.id]
    await asOwner(async (owner) => {
      await owner.query(`update app.profiles set visible_to_visitors = id = $1, city = 'Leeds' where id = any($2)`, [
        shown,
        [shown, hidden],
      ])
    }, brand)
    const t = await translationsOf('en')
    const { page, context, address } = await openDevice(browser, brand)
    cleanup(() => context.close())

    for (const name of ['landing', 'landing2/spring', 'landing3']) {
      await page.goto(address(`/members/${shown}/${name}`))
      const text = await page.locator('main').innerText()
      assert.include(text, 'Fay')
      assert.include(text, fay.name)
      assert.notInclude(text, 'Leeds')
      assert.isTrue(await page.locator('main [data-fictional], main svg').first().isVisible())

      await page.goto(address(`/members/${hidden}/${name}`))
      assert.equal(await page.locator('h1').innerText(), t('landers:landing.hidden_title'))
      assert.notInclude(await page.locator('main').innerText(), 'Ben')
    }
    assert.equal((await page.goto(address('/members/1/landing')))!.status(), 404)
  }).tags(['@full'])

  test('the first message that a landing page asks for is in the sign-up', async ({ assert, cleanup }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', OPEN)
    const { profile } = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    await asOwner(
      (owner) => owner.query('update app.profiles set visible_to_visitors = true where id = $1', [profile.id]),
      brand
    )
    const t = await translationsOf('en')
    const { page, context, address } = await openDevice(browser, brand)
    cleanup(() => context.close())

    await page.goto(address(`/members/${profile.id}/landing2`))
    await page.getByLabel(t('landers:letter.label', { name: 'Ann' })).fill('Is that a real lighthouse?')
    await page.getByRole('radio', { name: t('landers:first.male'), exact: true }).check()
    await page.getByRole('radio', { name: t('landers:first.women'), exact: true }).check()
    await page.getByRole('button', { name: t('landers:letter.send') }).click()
    await page.waitForURL(`**/members/${profile.id}/signup?**`)
    const message = page.locator('[data-step=message] textarea')
    await message.waitFor()

    assert.equal(await message.inputValue(), 'Is that a real lighthouse?')
  }).tags(['@full'])
})
