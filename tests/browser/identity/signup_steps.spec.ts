import { test } from '@japa/runner'
import type { Browser, Route } from 'playwright'
import Member from '@manyhearts/api/app/members/people/member'
import { siteByHost } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, newBrand } from '../../cast.ts'
import { codeIn, newestMailTo } from '../../mailbox.ts'
import { startChromium } from '../chromium.ts'
import { cutOff } from '../cut_off.ts'
import { JOURNEYS, type Journey } from '../journeys.ts'
import { Newcomer } from '../newcomer.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { seedBrands } from '../seed_brands.ts'

const [rosa, vlam] = JOURNEYS as [Journey, Journey]

test.group('The sign-up, step by step', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(...JOURNEYS.map(({ brand }) => brand))
  })
  group.teardown(() => browser.close())

  const isFocused = (robin: Newcomer, step: string) =>
    robin
      .step(step)
      .locator('h2')
      .evaluate((heading) => heading === document.activeElement)

  /** By a link of the page, which isn't loaded anew. */
  const follow = async (robin: Newcomer, path: string) => {
    await robin.page.locator(`a[href^="${path}"]:visible`).first().click()
    await robin.page.waitForURL(`**${path}*`)
  }
  const sourceOf = async ({ email }: Newcomer, { host }: Journey) => {
    const site = (await siteByHost(host))!
    const member = await asTenant(site, () => Member.findByOrFail('email', email), { readOnly: true })
    const { network, ref, sub1, sub2, sub3, lander, slug } = member
    return { network, ref, sub1, sub2, sub3, lander, slug }
  }

  /** They have yet to confirm their address. */
  const signedUp = async (cleanup: (leave: () => Promise<void>) => void) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    await robin.open('/signup')
    await robin.fillInSignUp()
    return robin
  }

  test('says at once that an invitation code is wrong, and goes on with the right one', async ({ assert, cleanup }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { signups: 'invite_only' })
    await asOwner(
      (owner) =>
        owner.query(`insert into app.invite_codes (tenant_id, code, uses) values ($1, 'FRIEND', 1)`, [brand.id]),
      brand
    )
    const robin = await Newcomer.arrive(browser, { ...rosa, host: brand.host, arrival: '/signup' })
    cleanup(() => robin.leave())
    const t = await translationsOf(rosa.language)
    const code = robin.page.locator('input[name=invite_code]')
    const wrong = robin.step('invitation').getByText(t('errors:rules.invite_code'))

    await code.fill('FOE')
    await wrong.waitFor()
    assert.deepEqual(await violations(robin.page), [])
    await code.fill('fri end')
    await wrong.waitFor({ state: 'detached' })
    await robin.goOn('you')

    assert.deepEqual(robin.complaints, [])
  }).tags(['@full'])

  test('says at each step what is wrong there, and loses nothing on the way back or by a reload', async ({
    assert,
    cleanup,
  }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    const { page } = robin
    await robin.open('/signup')
    await robin.saysWhomSheLooksFor()
    await robin.goOn('about')
    assert.isTrue(await isFocused(robin, 'about'))

    await robin.saysWhoSheIs('@robin', '2020')
    await robin.press('site:common.continue')
    const t = await translationsOf(rosa.language)
    await robin.step('about').getByText(t('errors:rules.name_starts_with_at')).waitFor()
    await robin
      .step('about')
      .getByText(t('errors:rules.invalid_date_of_birth', { min_age: 18 }), { exact: true })
      .waitFor()
    assert.deepEqual(await violations(page), [])

    await robin.saysWhoSheIs()
    await robin.goOn('place')
    await robin.press('site:common.back')
    assert.isTrue(await isFocused(robin, 'about'))
    assert.equal(await page.locator('input[name=name]').inputValue(), robin.name)
    await robin.goOn('place')
    await robin.goOn('access')
    await page.locator('input[name=password]').fill('a password to forget')
    await page.locator('input[name=email]').fill(robin.email)
    await page.reload()
    await robin.step('access').waitFor()
    assert.equal(await page.locator('input[name=email]').inputValue(), robin.email)
    assert.equal(await page.locator('input[name=password]').inputValue(), '')
    assert.notInclude(await page.evaluate(() => JSON.stringify(sessionStorage)), 'a password to forget')
    assert.deepEqual(robin.complaints, [])
  })

  test('carries the traffic source from the first page to the member', async ({ assert, cleanup }) => {
    const robin = await Newcomer.arrive(browser, { ...vlam, arrival: '/?network=demo&ref=7&sub1=a&sub2=b&sub3=c' })
    cleanup(() => robin.leave())
    await robin.page.setViewportSize({ width: 1280, height: 800 })
    await follow(robin, '/pricing')
    await follow(robin, '/signup')
    await robin.fillInSignUp()

    assert.deepEqual(await sourceOf(robin, vlam), {
      network: 'demo',
      ref: '7',
      sub1: 'a',
      sub2: 'b',
      sub3: 'c',
      lander: null,
      slug: null,
    })
    assert.deepEqual(await robin.page.evaluate(() => sessionStorage.getItem('traffic-source')), null)
  }).tags(['@full'])

  test('stays open to who came by a partner’s link and loads pages anew', async ({ assert, cleanup }) => {
    const robin = await Newcomer.arrive(browser, { ...vlam, arrival: '/?network=demo&ref=7&sub1=a' })
    cleanup(() => robin.leave())
    await robin.page.setViewportSize({ width: 1280, height: 800 })
    await robin.open('/pricing')
    await robin.open('/signup')
    await robin.fillInSignUp()

    assert.containSubset(await sourceOf(robin, vlam), { network: 'demo', ref: '7', sub1: null, sub2: null, sub3: null })
  }).tags(['@full'])

  test('begins on a lander, whose name and campaign are carried to the member with the source', async ({
    assert,
    cleanup,
  }) => {
    const robin = await Newcomer.arrive(browser, { ...vlam, arrival: '/landers/gallery/spring?network=demo&sub1=a' })
    cleanup(() => robin.leave())
    await robin.press('site:common.sign_up_free')
    await robin.page.waitForURL('**/signup?*')
    await robin.fillInSignUp()

    assert.deepEqual(await sourceOf(robin, vlam), {
      network: 'demo',
      ref: null,
      sub1: 'a',
      sub2: null,
      sub3: null,
      lander: 'gallery',
      slug: 'spring',
    })
  }).tags(['@full'])

  test('stores no partner’s link where anyone may sign up', async ({ assert, cleanup }) => {
    const robin = await Newcomer.arrive(browser, { ...rosa, arrival: '/?network=demo&ref=7' })
    cleanup(() => robin.leave())
    await follow(robin, '/signup')

    assert.notInclude(await robin.page.evaluate(() => JSON.stringify(sessionStorage)), 'demo')
    assert.notInclude(JSON.stringify(await robin.page.context().cookies()), 'partner-link')
    await robin.fillInSignUp()
    assert.containSubset(await sourceOf(robin, rosa), { network: 'demo', ref: '7' })
  }).tags(['@full'])

  test('sends the mail elsewhere when the address was wrong', async ({ assert, cleanup }) => {
    const robin = await signedUp(cleanup)
    const { page } = robin
    const right = `right.${robin.email}`

    await robin.press('site:activation.wrong_address')
    await page.locator('main input[name=email]').fill(right)
    assert.deepEqual(await violations(page), [])
    await robin.press('site:activation.change_send')
    await page.getByRole('main').getByText(right).waitFor()
    await page.locator('input[name=code]').fill(codeIn(await newestMailTo(right)))
    await robin.press('site:common.activate_account')

    await page.waitForURL('**/activate/done*')
    await page.locator('main a[href="/signup-matches"]').click()
    await page.getByRole('article').first().waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(robin.complaints, [])
  }).tags(['@full'])

  test('shows the new address, also when an answer from before comes after it', async ({ assert, cleanup }) => {
    const robin = await signedUp(cleanup)
    const { page } = robin
    const right = `right.${robin.email}`
    const [asked, changed, answered] = [0, 1, 2].map(() => Promise.withResolvers<void>())
    const before = await page.evaluate(async () => (await fetch('/api/user.php')).json())
    const answerLate = async (route: Route) => {
      asked!.resolve()
      await changed!.promise
      // It may have been given up meanwhile.
      await route.fulfill({ json: before }).catch(() => {})
      answered!.resolve()
    }
    await page.route('**/api/user.php', answerLate, { times: 1 })

    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await asked!.promise
    await robin.press('site:activation.wrong_address')
    await page.locator('main input[name=email]').fill(right)
    await robin.press('site:activation.change_send')
    await page.getByRole('main').getByText(right).waitFor()
    changed!.resolve()
    await answered!.promise
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))))

    assert.equal(await page.getByRole('main').getByText(right).count(), 1)
  }).tags(['@full'])

  test('on a fictional profile’s page takes the first message only after its notice was read', async ({
    assert,
    cleanup,
  }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    const { page } = robin
    const id = await page.evaluate(async () => {
      const { results } = await (await fetch('/api/members?gender=both')).json()
      return results.find((card: { fictional_icon: boolean }) => card.fictional_icon).id as string
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await robin.open(`/members/${id}/signup`)
    await robin.saysWhomSheLooksFor()
    await robin.goOn('message')
    await page.locator('textarea').fill('Good evening')
    await robin.press('site:common.continue')
    const t = await translationsOf(rosa.language)
    await robin.step('message').getByText(t('errors:rules.accepted')).waitFor()
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(await cutOff(page), [])

    await page.locator('input[name=fictional_version]').check()
    await robin.goOn('about')
    assert.deepEqual(robin.complaints, [])
  })
})
