import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import UserTransformer from '@manyhearts/api/app/identity/current_user/user_transformer'
import { startChromium } from '../chromium.ts'
import { type Journey, JOURNEYS } from '../journeys.ts'
import { Newcomer } from '../newcomer.ts'
import { violations } from '../violations.ts'
import { translationsOf } from '../translations.ts'
import { seedBrands } from '../seed_brands.ts'

const rosa = JOURNEYS[0] as Journey

test.group('The time bonus', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
    await seedBrands('rosa')
  })
  group.teardown(() => browser.close())

  /** Answers as a brand with the bonus does, until an hour from now. @returns how to take it back */
  async function giveBonus(page: Page): Promise<() => void> {
    const { toObject } = UserTransformer.prototype
    UserTransformer.prototype.toObject = function (this: UserTransformer) {
      return { ...toObject.call(this), time_bonus: true }
    }
    await page.route('**/api/discountcode.php?timebonus=true', (route) =>
      route.fulfill({
        json: {
          discountcode: {
            code: 'TIMEBONUS25',
            country: null,
            user_id: null,
            expires: new Date(Date.now() + 3_600_000).toISOString(),
            value_percentage: 25,
            currency: null,
            minimum_order_value: null,
            status: 'active',
            validity: 'once-per-user',
            expired: false,
            paymentmethods: [],
          },
        },
      })
    )
    return () => void (UserTransformer.prototype.toObject = toObject)
  }

  test('stands above the members area and counts down; once, after 40 s without credits, it says what it is', async ({
    assert,
    cleanup,
  }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    const t = await translationsOf(rosa.language)
    await robin.signUp()
    cleanup(await giveBonus(robin.page))
    const title = t('site:bonus.title', { percent: '25%' })
    const line = robin.page.getByRole('complementary', { name: title })
    const popup = robin.page.getByRole('dialog', { name: title })
    await robin.page.clock.install()

    await robin.open('/members')
    await line.waitFor()
    assert.match((await line.getByRole('timer').getAttribute('aria-label'))!, /0[01]:\d\d:\d\d$/)
    assert.deepEqual(await violations(robin.page, 'aside'), [])

    await robin.page.clock.fastForward(39_000)
    assert.equal(await popup.count(), 0)
    await robin.page.clock.fastForward(2_000)
    await popup.waitFor()
    assert.deepEqual(await violations(robin.page, '[role=dialog]'), [])
    await popup.getByRole('button', { name: t('site:common.not_now') }).click()
    await popup.waitFor({ state: 'hidden' })

    await robin.open('/premium')
    await line.waitFor()
    await robin.page.clock.fastForward(60_000)
    assert.equal(await popup.count(), 0)
    await robin.open('/pricing')
    assert.equal(await line.count(), 0)
    await robin.open('/members')
    await line.waitFor()
    await robin.page.clock.fastForward(3_700_000)
    await line.waitFor({ state: 'hidden' })
  })

  test('is shown nowhere where the brand gives none', async ({ assert, cleanup }) => {
    const robin = await Newcomer.arrive(browser, rosa)
    cleanup(() => robin.leave())
    await robin.signUp()

    await robin.open('/members')
    await robin.page.waitForTimeout(1_000)

    assert.equal(await robin.page.getByRole('timer').count(), 0)
    assert.deepEqual(robin.complaints, [])
  })
})
