import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { ledgerInvariants } from '@manyhearts/api/app/credits/ledger/ledger_invariants'
import { siteByHost } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { newestMailTo, tokenIn } from '../../mailbox.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { type Journey, JOURNEYS } from '../journeys.ts'
import { Newcomer } from '../newcomer.ts'
import { Partner } from '../partner.ts'
import { seedBrands } from '../seed_brands.ts'
import { sample } from '../../rounds.ts'

test.group('The first journey', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands(...JOURNEYS.map(({ brand }) => brand))
  })
  group.teardown(() => browser.close())

  const books = async ({ host }: Journey) => asTenant((await siteByHost(host))!, ledgerInvariants, { readOnly: true })

  for (const journey of sample(JOURNEYS, 1)) {
    test(`on ${journey.name}, in ${journey.language}: from the front page to an answer`, async ({
      assert,
      cleanup,
    }) => {
      const robin = await Newcomer.arrive(browser, journey)
      cleanup(() => robin.leave())
      await robin.signUp()

      await robin.activate(tokenIn(await newestMailTo(robin.email)))
      await robin.logOutAndIn()
      await robin.searchFor(journey.partner)
      await robin.loadMoreMembers()

      const partner = await Partner.logIn(browser, journey)
      cleanup(() => partner.leave())
      await partner.like(await robin.profileId())
      await robin.openProfile(journey.partner)
      await robin.likeAndMatch(journey.partner)

      await robin.startChat(journey.partner, journey.first)
      const spent = await robin.credits()
      await robin.writeUntilNothingIsLeft()
      await robin.buyCredits()
      assert.isAbove(await robin.credits(), spent)
      assert.isTrue(await robin.isPremium())

      await robin.openChat(journey.partner)
      await partner.answer(robin.name, journey.first, journey.answer)
      await robin.reads(journey.answer)

      assert.deepEqual(await books(journey), [])
      assert.deepEqual([...robin.complaints, ...partner.complaints], [])
    })

    test(`on ${journey.name} no one writes to a fictional profile unaware`, async ({ assert, cleanup }) => {
      const kim = await Newcomer.arrive(browser, journey)
      cleanup(() => kim.leave())
      await kim.signUp()
      await kim.activate(tokenIn(await newestMailTo(kim.email)))

      await kim.openFictionalProfile()
      await kim.writesOnlyAfterTheNotice()

      assert.deepEqual(await books(journey), [])
      assert.deepEqual(kim.complaints, [])
    })
  }

  test('each brand shows itself at first paint, without JavaScript', async ({ assert }) => {
    for (const { host, name, language } of JOURNEYS) {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`http://${host}:${process.env.PORT}/`)

      assert.equal(await page.locator('html').getAttribute('lang'), language)
      assert.include(await page.locator('header').first().innerText(), name)
      assert.isNotEmpty((await page.locator('h1').innerText()).trim())
      await context.close()
    }
  })

  test('a phone’s page is nowhere wider than the phone', async ({ assert }) => {
    for (const { host } of JOURNEYS) {
      const { page, context, address } = await openDevice(browser, { host, width: 320, height: 640 })
      for (const path of ['/', '/login', '/signup?network=demo', '/members', '/pricing']) {
        await page.goto(address(path))

        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320, `${host}${path}`)
      }
      await context.close()
    }
  }).tags(['@full'])
})
