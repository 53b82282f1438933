import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import type { Browser, Page } from 'playwright'
import { grant, newPackage, pay } from '../../api/credits/shop.ts'
import { asOwner, type Brand, type Cast, newBrand, newCast } from '../../cast.ts'
import { openDevice, startChromium } from '../chromium.ts'
import { logInAs } from '../log_in_as.ts'
import { translationsOf } from '../translations.ts'

const RANGE = '£0.98 to £1.67'
const SMALL = { price_minor: 999, credits: 60 }
const LARGE = { price_minor: 8999, credits: 920 }

test.group('What a message costs, on every screen that says so', (group) => {
  group.tap((one) => one.tags(['@full']))
  let browser: Browser
  let t: TFunction
  let cast: Cast
  let packages: { small: string; large: string }
  group.setup(async () => {
    ;[browser, t] = await Promise.all([startChromium(), translationsOf('en')])
  })
  group.each.setup(async () => {
    cast = await newCast({ rosa: { message_credits: 10 } })
    packages = {
      small: await newPackage(cast.rosa, SMALL),
      large: await newPackage(cast.rosa, { ...LARGE, credits: 800, bonus_credits: 120 }),
    }
    await sell(cast.rosa)
  })
  group.teardown(() => browser.close())

  const sell = (brand: Brand) =>
    asOwner((owner) =>
      owner.query('update global.tenants set credit_prices = $2 where id = $1', [
        brand.id,
        { GB: { currency: 'GBP', cheapest: LARGE, dearest: SMALL } },
      ])
    )
  const main = (page: Page) => page.locator('main').innerText()
  const message = (price: string) => t('chat:composer.cost', { count: 10, price })

  test('a visitor reads from the cheapest package to the dearest', async ({ assert, cleanup }) => {
    const { page, context, complaints, address } = await openDevice(browser, { host: cast.rosa.host })
    cleanup(() => context.close())
    const says: [string, string][] = [
      ['/', t('site:common.sign_up_cost', { price: RANGE })],
      ['/signup', t('site:common.sign_up_cost', { price: RANGE })],
      ['/pricing', t('credits:pricing.message', { credits: '10 credits', price: RANGE })],
    ]

    for (const [path, sentence] of says) {
      await page.goto(address(path))
      assert.include(await main(page), sentence, path)
    }
    assert.deepEqual(complaints, [])
  })

  test('a visitor who can’t join reads it without an offer to', async ({ assert, cleanup }) => {
    for (const signups of ['closed', 'with_trafficsource']) {
      const brand = await newBrand('rosa', 'GB', 'en-GB', { message_credits: 10, signups })
      await sell(brand)
      const { page, context, address } = await openDevice(browser, { host: brand.host })
      cleanup(() => context.close())

      await page.goto(address('/'))
      const says = await main(page)

      assert.include(says, t('site:common.message_cost', { price: RANGE }), signups)
      assert.notInclude(says, t('site:common.sign_up_costs_nothing'), signups)
    }
  })

  for (const { who, buy, composer, held, bonus } of [
    { who: 'before a purchase', buy: () => grant(cast.ann, 50), composer: RANGE, held: null, bonus: 50 },
    {
      who: 'after the smallest package',
      buy: () => pay(cast.ann, packages.small),
      composer: '£1.67',
      held: '£1.67',
      bonus: 0,
    },
    {
      who: 'after the largest package',
      buy: () => pay(cast.ann, packages.large),
      composer: '£1.13',
      held: '£1.13',
      bonus: 120,
    },
  ])
    test(`a member ${who} reads ${composer}, and nothing they ask for is missing`, async ({ assert, cleanup }) => {
      await buy()
      const { page, context, complaints, address } = await logInAs(browser, cast.ann)
      cleanup(() => context.close())
      page.on('response', (answer) => {
        if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
      })
      const spentFirst = t('site:price.bonus_first', { bonus })

      await page.goto(address('/pricing'))
      const prices = await main(page)
      await page.goto(address('/premium'))
      const premium = await main(page)
      await page.goto(address(`/members/${cast.ben.profile.id}/chat`))
      await page.getByText(message(composer)).waitFor()
      const chat = await main(page)

      assert.include(prices, t('credits:pricing.message', { credits: '10 credits', price: RANGE }))
      assert.equal(
        prices.includes(t('credits:pricing.price_of_held_credits', { price: '' }).slice(0, -1)),
        held !== null
      )
      if (held) assert.include(prices, t('credits:pricing.price_of_held_credits', { price: held }))
      assert.equal(premium.includes(t('credits:premium.price', { price: '£9.99 to £89.99' })), held === null)
      assert.equal(chat.includes(spentFirst), bonus > 0)

      await page.goto(address(`/members/${cast.fay.id}/chat`))
      await page.getByRole('textbox').fill('Hello')
      await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByText(t('safety:disclosure.price', { name: 'Fay', count: 10, price: composer })).waitFor()
      assert.equal((await sheet.innerText()).includes(spentFirst), bonus > 0)
      assert.deepEqual(complaints, [])
    })
})
