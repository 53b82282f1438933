import { asOwner, type Brand } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newStaff } from '../../admin/staff_of.ts'
import { eventually } from '../../notices/eventually.ts'

export const FOUND = {
  facts: 'The profile shows photos of somebody else.',
  language: 'en',
  measures: ['hidden'],
  ground: 'terms',
  clause: '4.2',
  reason: 'Checked the photos',
}

export const NOTHING = {
  facts: 'The photos are their own.',
  language: 'en',
  measures: [],
  reason: 'Checked the photos',
}

export const moderatorOf = (brand: Brand) => newStaff([{ brand, role: 'moderator' }])

/** The id that the console knows a complaint by. */
export function complaintId(brand: Brand, number: string): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query('select id::text from app.complaints where number = $1', [number])
    return rows[0].id as string
  }, brand)
}

export function pathOf(brand: Brand, id: string, end: string): string {
  return `/api/tenants/${brand.id}/complaints/${id}/${end}`
}

/** @returns the number of the lease */
export async function take(as: Visitor, brand: Brand, id: string): Promise<number> {
  return (await as.post(pathOf(brand, id, 'lease'), {})).body.lease.number
}

export async function decideAs(as: Visitor, brand: Brand, id: string, finding: object = FOUND) {
  const lease = await take(as, brand, id)
  return as.post(pathOf(brand, id, 'decision'), { lease, ...finding })
}

/** Waits until who appealed was told the outcome, from when on the complaint is stored for six months. */
export function appealTold(brand: Brand): Promise<true> {
  return eventually('the mail about the appeal', () =>
    asOwner(async (owner) => {
      const { rowCount } = await owner.query(
        'select from app.appeals where tenant_id = $1 and decided_at is not null and told_at is not null',
        [brand.id]
      )
      return rowCount ? true : undefined
    }, brand)
  )
}

/** Waits until both sides were told of a decision, from when on the complaint is stored for six months. */
export function decisionTold(brand: Brand): Promise<true> {
  return eventually('the mails about the decision', () =>
    asOwner(async (owner) => {
      const { rowCount } = await owner.query(
        `select from app.complaints join app.decisions on decisions.tenant_id = complaints.tenant_id and decisions.id = decision_id
         where complaints.tenant_id = $1 and complaints.told_at is not null and decisions.told_at is not null`,
        [brand.id]
      )
      return rowCount ? true : undefined
    }, brand)
  )
}

/** Lets time pass for a complaint, its decision and its appeals. */
export function letPass(brand: Brand, interval: string): Promise<unknown> {
  return asOwner(async (owner) => {
    await owner.query(
      `update app.complaints set decided_at = decided_at - $1::interval, told_at = told_at - $1::interval, lease_until = lease_until - $1::interval where tenant_id = $2`,
      [interval, brand.id]
    )
    await owner.query(
      `update app.decisions set decided_at = decided_at - $1::interval, told_at = told_at - $1::interval where tenant_id = $2`,
      [interval, brand.id]
    )
    await owner.query(
      `update app.appeals set decided_at = decided_at - $1::interval, told_at = told_at - $1::interval where tenant_id = $2`,
      [interval, brand.id]
    )
  }, brand)
}
