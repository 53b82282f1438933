import { randomBytes, randomUUID } from 'node:crypto'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { forgetSites } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asOwner, type Brand, type Person } from '../../cast.ts'
import type { Answer } from '../../visitor.ts'

interface GiftFields {
  key?: string
  names?: Record<string, string>
  picture?: string
  credits?: number | null
  position?: number
}

/** By default a rose for 20 credits. */
export function newGift(brand: Brand, fields: GiftFields = {}): Promise<string> {
  const {
    key = `g${randomBytes(6).toString('hex')}`,
    names = {},
    picture = 'rose',
    credits = 20,
    position = 0,
  } = fields
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.gifts (tenant_id, key, names, picture, credits, position) values ($1, $2, $3, $4, $5, $6) returning id::text`,
      [brand.id, key, names, picture, credits, position]
    )
    forgetSites()
    return rows[0].id
  }, brand)
}

/** As a changed manifest does. */
export async function endGift(brand: Brand, id: string): Promise<void> {
  await asOwner((owner) => owner.query('update app.gifts set ends_at = now() where id = $1', [id]), brand)
  forgetSites()
}

/** Gives a gift; every call is another one unless it passes a key. */
export function give(
  from: Person,
  to: Pick<Profile, 'id'>,
  gift: string,
  more: { body?: string; credits?: number } = {},
  key: string = randomUUID()
): Promise<Answer> {
  return from.browser.post(`/api/members/${to.id}/gifts`, { gift, ...more }, { 'idempotency-key': key })
}
