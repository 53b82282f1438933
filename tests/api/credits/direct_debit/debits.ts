import { randomUUID } from 'node:crypto'
import { capturedTexts } from '@manyhearts/api/app/captured_mails/captured_texts'
import { collectDebitJob } from '@manyhearts/api/app/credits/collections/collect_debit_job'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, type Person } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { eventually } from '../../notices/eventually.ts'
import { giveOwnCompany } from '../own_company.ts'
import { order } from '../shop.ts'

export const IBAN = 'NL91 ABNA 0417 1643 00'
const CREDITOR = 'NL86ZZZ555555550000'

/** Gives a brand a company that may collect direct debits. */
export async function becomeCreditor(brand: Brand): Promise<void> {
  await giveOwnCompany(brand, 'creditor_id', CREDITOR)
  await eventually('the new company', async () => {
    const site = await siteByTenantId(brand.id)
    return site?.company.creditor_id === CREDITOR || undefined
  })
}

/** A number nobody had before, so that no limit is met. */
export function newNumber(): string {
  return `+316${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

export function draft(person: Person, fields: object = {}) {
  const wanted = { holder: 'Ann Example', iban: IBAN, phone: newNumber(), authorization: true, ...fields }
  return person.browser.post('/api/direct-debits', wanted)
}

/** The code that a number got last. */
export async function codeFor(phone: string): Promise<string> {
  const found = (await capturedTexts()).find(({ to }) => to === phone)
  return /\d{6}/.exec(found!.text)![0]
}

/** Gives a member's mandate; returns its id. */
export async function sign(person: Person, fields: { iban?: string } = {}): Promise<string> {
  const phone = newNumber()
  const { body } = await draft(person, { ...fields, phone })
  const { id } = body.mandate
  const { status, text } = await person.browser.post(`/api/direct-debits/${id}/confirmation`, {
    code: await codeFor(phone),
  })
  if (status !== 200) throw new Error(text)
  return id
}

export function orderByDebit(person: Person, packageId: string) {
  return order(person, packageId, randomUUID(), 'direct_debit')
}

/** As if the debit had been announced, and its day had come. */
export async function letDayCome(brand: Brand, orderId: string): Promise<void> {
  await asOwner(
    (owner) =>
      owner.query(
        `update app.orders set collect_on = current_date - 1, prenotified_at = coalesce(prenotified_at, now() - interval '2 days') where tenant_id = $1 and id = $2`,
        [brand.id, orderId]
      ),
    brand
  )
}

/** Has the order collected, as the job does on its day. */
export async function collect(brand: Brand, orderId: string): Promise<void> {
  await letDayCome(brand, orderId)
  const site = (await siteByTenantId(brand.id))!
  await asTenant(site, () => collectDebitJob(site, orderId))
}

/** How the sandbox's page has a debit end. */
export async function decide(
  brand: Brand,
  orderId: string,
  outcome: 'paid' | 'failed' | 'charged_back'
): Promise<void> {
  const { gateway_ref: ref } = await rowOf(brand, orderId)
  await new Visitor('pay.localhost').post(`/checkout/${ref}/${outcome}`)
}

export async function rowOf(brand: Brand, orderId: string): Promise<Record<string, any>> {
  const { rows } = await asOwner(
    (owner) =>
      owner.query('select *, collect_on::text as day from app.orders where tenant_id = $1 and id = $2', [
        brand.id,
        orderId,
      ]),
    brand
  )
  return rows[0]
}

export async function mandateRow(brand: Brand, id: string): Promise<Record<string, any>> {
  const { rows } = await asOwner(
    (owner) => owner.query('select * from app.mandates where tenant_id = $1 and id = $2', [brand.id, id]),
    brand
  )
  return rows[0]
}
