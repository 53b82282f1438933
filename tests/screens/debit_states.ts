import type { Page } from 'playwright'
import { asSuperuser } from './as_superuser.ts'

const MINE = 'member_id in (select id from app.members where email = $1)'

/** The step that waits for the code; where nothing is collected in euros the page says so. */
export async function codeOfDebit(page: Page): Promise<void> {
  await openDebits(page)
  if (await page.locator('main input[name=iban]').count()) await sendCode(page)
}

export async function signedDebit(page: Page): Promise<void> {
  await codeOfDebit(page)
  await asSuperuser(`update app.mandates set state = 'active', signed_at = now() where state = 'draft' and ${MINE}`)
  await page.reload()
}

/** The order, with a mandate to collect it by. */
export async function orderByDebit(page: Page): Promise<void> {
  await signedDebit(page)
  const order = page.locator('main a[href$="/direct_debit"]')
  if ((await order.count()) === 0) return
  await page.goto((await order.first().getAttribute('href'))!)
  await page.waitForLoadState('networkidle')
}

/** It waits for its day. */
export async function orderedByDebit(page: Page): Promise<void> {
  await orderByDebit(page)
  const waiver = page.locator('main input[name=waiver]')
  if ((await waiver.count()) === 0) return
  await waiver.check()
  await page.locator('main button').last().click()
  await page.waitForURL(/\/transactions\/\d+\?token=/)
}

/** Without a mandate, for a member who pays in euros where the brand sells in euros, too. */
async function openDebits(page: Page): Promise<void> {
  await asSuperuser(
    `update app.profiles set country = 'ES' where country = 'GB' and ${MINE}`,
    `update app.orders set mandate_id = null where ${MINE}`,
    `delete from app.sms_codes where mandate_id in (select id from app.mandates where ${MINE})`,
    `delete from app.mandates where ${MINE}`
  )
  await page.goto('/directdebit')
  await page.waitForLoadState('networkidle')
}

/** To a number that got none before; a network gets no more than some a day. */
async function sendCode(page: Page): Promise<void> {
  await page.locator('main input[name=holder]').fill('Dana Demo')
  await page.locator('main input[name=iban]').pressSequentially('NL91ABNA0417164300')
  await page.locator('main input[name=phone]').fill(`+316${String(Date.now()).slice(-8)}`)
  await page.locator('main input[name=authorization]').check()
  await page.locator('main button[type=submit]').click()
  await page.locator('main input[name=code]').waitFor()
}
