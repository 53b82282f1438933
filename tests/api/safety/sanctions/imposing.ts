import { asOwner, type Brand, type Person } from '../../../cast.ts'
import type { Answer, Visitor } from '../../../visitor.ts'

export const SANCTION = {
  measures: ['warned'],
  about: 'spam',
  facts: 'The same text to many people.',
  language: 'en',
  ground: 'terms',
  clause: '4.2',
  reason: 'Seen by the team',
}

export function sanctionsPath(brand: Brand, { member }: Pick<Person, 'member'>): string {
  return `/api/tenants/${brand.id}/members/${member.id}/sanctions`
}

export function impose(as: Visitor, brand: Brand, person: Pick<Person, 'member'>, more: object = {}): Promise<Answer> {
  return as.post(sanctionsPath(brand, person), { ...SANCTION, ...more })
}

/** Lifts whatever somebody is under. */
export async function liftAll(as: Visitor, brand: Brand, person: Pick<Person, 'member'>): Promise<number[]> {
  const { body } = await as.get(sanctionsPath(brand, person))
  const statuses = []
  for (const { id, ended_at: endedAt } of body)
    if (endedAt === null)
      statuses.push((await as.post(`/api/tenants/${brand.id}/sanctions/${id}/lift`, { reason: 'A mistake' })).status)
  return statuses
}

/** Lets time pass for what people are under. */
export function letPassFor(brand: Brand, interval: string): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(
        `update app.sanctions set ends_at = ends_at - $1::interval, imposed_at = imposed_at - $1::interval where tenant_id = $2`,
        [interval, brand.id]
      ),
    brand
  )
}
