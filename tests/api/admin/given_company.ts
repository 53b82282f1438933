import { asOwner, type Brand } from '../../cast.ts'

/** Gives a brand a company of its own. */
export function givenCompany({ id, slug }: Brand, fields: Record<string, string> = {}): Promise<unknown> {
  return asOwner(async (owner) => {
    await owner.query(
      `with company as (
         insert into global.companies (key, name, address, kvk, city, country, vat_numbers, support_phone, added_at)
         values ($2, 'Whole B.V.', 'Kade 1', '12345678', 'Delft', 'NL', '{NL1}', '+31 20-123 4567', '2024-01-01') returning id)
       update global.tenants set company_id = company.id from company where tenants.id = $1`,
      [id, slug]
    )
    for (const [field, value] of Object.entries(fields))
      await owner.query(`update global.companies set ${field} = $2 where key = $1`, [slug, value])
  })
}
