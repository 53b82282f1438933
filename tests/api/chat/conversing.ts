import { randomUUID } from 'node:crypto'
import { grantSignupCredits } from '@manyhearts/api/app/credits/ledger/grant_signup_credits'
import type Profile from '@manyhearts/api/app/members/people/profile'
import Acknowledgement from '@manyhearts/api/app/safety/acknowledgement'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newPerson, type Person } from '../../cast.ts'
import type { Answer } from '../../visitor.ts'

/** Writes to a profile; every call is a new message unless it passes a key. */
export function write(
  from: Person,
  to: Pick<Profile, 'id'>,
  body = 'Hello',
  key: string = randomUUID()
): Promise<Answer> {
  return from.browser.post(`/api/members/${to.id}/messages`, { body }, { 'idempotency-key': key })
}

export function writeIn(
  conversation: string,
  from: Person,
  body = 'Hello',
  key: string = randomUUID()
): Promise<Answer> {
  return from.browser.post(`/api/chats/${conversation}/messages`, { body }, { 'idempotency-key': key })
}

export function giveCredits({ brand, member }: Person, credits: number): Promise<void> {
  return asTenant(brand, () => grantSignupCredits(member.id, credits))
}

export async function makePremium({ brand, profile }: Person): Promise<void> {
  await asOwner((owner) => owner.query('update app.profiles set paid_user = true where id = $1', [profile.id]), brand)
}

/** Records that a member read the warning of a fictional profile. */
export function acknowledge({ brand, member }: Person, profile: Profile, version: string) {
  return asTenant(brand, () =>
    Acknowledgement.create({
      memberId: member.id,
      textVersion: version,
      language: 'en',
      profileId: profile.id,
      priceMinor: 100,
      currency: 'GBP',
    })
  )
}

export async function newSuitor(brand: Brand, numWomen: number, credits = 1000) {
  const suitor = await newPerson(brand, { name: 'Sam', gender: 'male', looking_for: 'female' })
  await giveCredits(suitor, credits)
  const women: Person[] = []
  for (let each = 0; each < numWomen; each++)
    women.push(await newPerson(brand, { name: `Woman ${each}`, gender: 'female', looking_for: 'male' }))
  return { suitor, women }
}

/** Counts past every policy, as the tables' owner. */
export async function countRows(brand: Brand, sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await asOwner((owner) => owner.query(`select count(*)::int as rows from ${sql}`, values), brand)
  return rows[0].rows
}
