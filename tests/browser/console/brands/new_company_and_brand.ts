import { randomBytes } from 'node:crypto'
import type { Staff } from '../console_staff.ts'

/** What a company and its first brand are called, each time otherwise. */
export interface NewNames {
  company: string
  name: string
  slug: string
  host: string
}

export function newNames(): NewNames {
  const id = randomBytes(3).toString('hex')
  return { company: `Amor ${id} B.V.`, name: `Amor ${id}`, slug: `amor-${id}`, host: `amor-${id}.localhost` }
}

/** Fills in the form of a new company in the Netherlands. */
export async function fillInCompany(kim: Staff, { company }: NewNames): Promise<void> {
  // The form of a brand, which is left, has a field of the same name.
  await kim.heading(kim.word('companies.new')).waitFor()
  for (const [field, value] of [
    ['companies.fields.name', company],
    ['pages.tags.names.address', 'Kade 1'],
    ['options.city', 'Delft'],
    ['settings.support_phone', '+31 20 000 0100'],
    ['pages.tags.names.kvk', '12345678'],
  ] as const)
    await kim.field(field).fill(value)
  await kim.choose('options.country', 'Netherlands')
}

/** Fills in the form of a new brand for people over 60 in the Netherlands. */
export async function fillInBrand(kim: Staff, { company, name, host }: NewNames): Promise<void> {
  await kim.heading(kim.word('brands.new_title')).waitFor()
  await kim.field('brands.name').fill(name)
  await kim.field('brands.host').fill(host)
  await kim.choose('brands.niche', /60\+/)
  await kim.choose('options.country', 'Netherlands')
  await kim.choose('brands.company_id', company)
}
