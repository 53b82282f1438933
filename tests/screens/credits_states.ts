import type { Page } from 'playwright'
import { asSuperuser } from './as_superuser.ts'
import { CODE } from './wardrobe.ts'

type Outcome = 'paid' | 'failed' | 'cancelled' | 'pending' | 'refunded' | 'charged_back'

/** Leads to an order whose payment ended so in the sandbox; the card is kept. */
export function orderThatIs(outcome: Outcome): (page: Page) => Promise<void> {
  return async (page) => {
    await openOrder(page)
    for (const box of await page.locator('main input[type=checkbox]').all()) await box.check()
    await page.locator('main button').last().click()
    await page.waitForURL(/pay\.localhost/)
    const checkout = page.url()
    const isReversal = outcome === 'refunded' || outcome === 'charged_back'
    await end(page, isReversal ? 'paid' : outcome)
    if (!isReversal) return
    const order = page.url()
    await page.locator('main a[download]').waitFor()
    await page.goto(checkout)
    await end(page, outcome)
    // The sandbox notifies a moment later.
    await page.waitForTimeout(1_500)
    await page.goto(order)
  }
}

/** The same order, looked up later. */
export async function unpaidOrder(page: Page): Promise<void> {
  await orderThatIs('pending')(page)
  await page.goto(page.url().split('?')[0]!)
}

/** Money went back, and the gateway didn't tell how much. */
export const orderWithReversal = paidOrderWith(`reversal_notified_at = now()`)

export const partlyRefundedOrder = paidOrderWith('refunded_minor = 300')

export async function orderWithCode(page: Page): Promise<void> {
  await openOrder(page)
  await page.locator('main button[aria-expanded]').first().click()
  await page.locator('main input[name=code]').fill(CODE)
  await page.locator('main form button[type=submit]').click()
  await page.locator('dl').getByText(CODE).waitFor()
}

export async function repeatOrder(page: Page): Promise<void> {
  await orderThatIs('paid')(page)
  await page.goto('/credits/repeat-order')
}

export async function timeBonusLine(page: Page): Promise<void> {
  await becomeNewcomer()
  await page.goto('/members')
  await page.getByRole('timer').waitFor()
}

export async function timeBonusPrices(page: Page): Promise<void> {
  await becomeNewcomer()
  await page.goto('/credits')
}

/** Comes after 40 s without credits. */
export async function timeBonusPopup(page: Page): Promise<void> {
  await becomeNewcomer()
  await page.clock.install()
  await page.goto('/members')
  await page.getByRole('timer').waitFor()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(41_000)
  await page.getByRole('dialog').waitFor()
}

function paidOrderWith(values: string): (page: Page) => Promise<void> {
  return async (page) => {
    await orderThatIs('paid')(page)
    await page.locator('main a[download]').waitFor()
    await asSuperuser(
      `update app.orders set ${values} where id = (select max(orders.id) from app.orders join app.members on members.id = member_id where email = $1)`
    )
    await page.reload()
  }
}

async function openOrder(page: Page): Promise<void> {
  await asSuperuser(`update app.members set signed_up_at = now() - interval '60 days' where email = $1`)
  await page.goto('/credits')
  const packages = page.locator('main article a[href^="/credits/"]')
  await page.goto((await packages.last().getAttribute('href'))!)
  await page.waitForLoadState('networkidle')
}

async function end(page: Page, outcome: Outcome): Promise<void> {
  await page.locator(`form[action$="/${outcome}"] button`).click()
  await page.waitForURL(/\/transactions\/\d+\?token=/)
}

/** As if the demo member had signed up an hour ago, bought nothing and had nothing left. */
async function becomeNewcomer(): Promise<void> {
  const mine = 'member_id in (select id from app.members where email = $1)'
  await asSuperuser(
    `update app.members set signed_up_at = now() - interval '67 minutes' where email = $1`,
    `update app.profiles set paid_user = false where ${mine}`,
    `update app.wallets set bonus = 0, bought = 0 where ${mine}`,
    `delete from app.discount_redemptions where ${mine}`
  )
}
