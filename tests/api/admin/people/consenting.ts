import { randomUUID } from 'node:crypto'
import { asOwner, type Person } from '../../../cast.ts'

interface Consenting {
  partners?: string
  /** The addresses under which the data was passed on. */
  passed_on?: string[]
}

/** A member's consent that a brand's partners get their data. */
export function newPartnerConsent(
  { brand, member }: Pick<Person, 'brand' | 'member'>,
  { partners = 'Hartpost B.V.', passed_on = [] }: Consenting = {}
): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.consents (tenant_id, member_id, kind, version, language, partners, passed_on_at, passed_on_emails)
       values ($1, $2, 'member_resell', $3, 'en', $4, case when $5::text[] <> '{}' then now() end, $5) returning id::text`,
      [brand.id, member.id, randomUUID(), partners, passed_on]
    )
    return rows[0].id as string
  }, brand)
}
