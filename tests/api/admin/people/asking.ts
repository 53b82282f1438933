import { randomUUID } from 'node:crypto'
import { asOwner, type Brand } from '../../../cast.ts'

/** A request that came by letter, from an address of nobody's. */
export const askedByLetter = () => ({
  kind: 'access',
  words: 'What do you know about me?',
  proof: 'letter',
  received_on: new Date().toISOString().slice(0, 10),
  email: `asker-${randomUUID()}@example.com`,
  language: 'en',
})

/** The path of an open request of an address. */
export async function askedOf(brand: Brand): Promise<string> {
  const id = await asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.privacy_requests (tenant_id, number, kind, email, language, proof, due_at)
       values ($1, $2, 'access', 'asker@example.com', 'en', 'letter', now() + interval '1 month') returning id::text`,
      [brand.id, `P-${randomUUID().slice(0, 8)}`]
    )
    return rows[0].id as string
  }, brand)
  return `/api/tenants/${brand.id}/privacy_requests/${id}`
}
