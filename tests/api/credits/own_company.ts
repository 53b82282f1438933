import { randomUUID } from 'node:crypto'
import { asOwner, type Brand } from '../../cast.ts'

/** Gives a brand a company of its own, like the others' but for one figure. */
export async function giveOwnCompany(
  brand: Brand,
  figure: 'delete_discount' | 'creditor_id',
  value: string | number
): Promise<void> {
  await asOwner((owner) =>
    owner.query(
      `with company as (
         insert into global.companies (key, name, address, kvk, city, country, vat_numbers, support_phone, added_at, ${figure})
         select $2, name, address, kvk, city, country, vat_numbers, support_phone, added_at, $3
         from global.companies where key = 'tests' returning id
       )
       update global.tenants set company_id = company.id from company where tenants.id = $1`,
      [brand.id, `c${randomUUID()}`, value]
    )
  )
}
