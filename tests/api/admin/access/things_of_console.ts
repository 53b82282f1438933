import { randomBytes, randomUUID } from 'node:crypto'
import PaymentTask from '@manyhearts/api/app/credits/tasks/payment_task'
import Announcement from '@manyhearts/api/app/notices/announcements/announcement'
import Campaign from '@manyhearts/api/app/reach/campaigns/campaign'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { DateTime } from 'luxon'
import { asOwner, type Brand } from '../../../cast.ts'
import { newPlatformAdmin, newStaff } from '../staff_of.ts'

export const newSlug = () => `p${randomBytes(6).toString('hex')}`

export function newDomain({ id }: Brand): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into global.domains (tenant_id, host, language, country, main) values ($1, $2, 'en-GB', 'GB', false)
       returning id::text`,
      [id, `${newSlug()}.example`]
    )
    return rows[0].id
  })
}

export function newCampaign(brand: Brand): Promise<string> {
  const texts = { en: { title: 'Autumn', text: 'Stay in.' } }
  return asTenant(brand, async () => (await Campaign.create({ slug: randomUUID(), texts })).id, { connection: 'staff' })
}

export function sentAnnouncement(brand: Brand): Promise<string> {
  const past = DateTime.now().minus({ days: 1 })
  const texts = { en: { title: 'Old', text: 'News', button: 'Look' } }
  const make = () =>
    Announcement.create({ kind: 'news', texts, segment: {}, path: '/', state: 'sent', sendAt: past, endedAt: past })
  return asTenant(brand, async () => (await make()).id, { connection: 'staff' })
}

/** As its member may. */
export function withdrawPhoto(brand: Brand, id: string): Promise<unknown> {
  return asOwner(
    (owner) => owner.query(`update app.verifications set state = 'withdrawn', filename = null where id = $1`, [id]),
    brand
  )
}

/** As if its member had written another one. */
export function replaceText(brand: Brand, id: string): Promise<unknown> {
  return asOwner(
    (owner) => owner.query(`update app.profile_texts set state = 'replaced', is_latest = false where id = $1`, [id]),
    brand
  )
}

export async function decideHeld(brand: Brand, id: string): Promise<void> {
  const { status } = await (
    await newPlatformAdmin()
  ).post(`/api/tenants/${brand.id}/held_messages/${id}/refusal`, {
    reason: 'spam',
  })
  if (status >= 300) throw new Error(`The held message was not refused: ${status}`)
}

/** Above the limit of one person, so that another one decides. */
export async function declinedRefund(brand: Brand, number: string): Promise<string> {
  const [asks, declines] = [await newStaff([{ brand, role: 'finance' }]), await newStaff([{ brand, role: 'finance' }])]
  const { body } = await asks.post(
    `/api/tenants/${brand.id}/orders/${number}/refunds`,
    { amount_minor: 100, reason: 'harassed' },
    { 'idempotency-key': randomUUID() }
  )
  if (!body.refund) throw new Error(JSON.stringify(body))
  await declines.post(`/api/tenants/${brand.id}/refunds/${body.refund.id}/decline`)
  return body.refund.id
}

export function doneTask(brand: Brand, orderId: string): Promise<string> {
  const done = { kind: 'claim', orderId, detail: {}, doneAt: DateTime.now(), outcome: 'Paid' }
  return asTenant(brand, async () => (await PaymentTask.create(done)).id)
}
