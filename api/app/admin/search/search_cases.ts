import { allowedAt, type StaffBrand } from '#app/admin/access/granted_brands'
import { searchedText, type SearchedKind } from '#app/admin/resources/definition/searched_text'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type BrandsHit, type CaseKind, MOST_OF_A_KIND } from './search_hit.js'

export interface AskedCase {
  kind: CaseKind
  number: string
}

export function isCase(kind: SearchedKind): kind is CaseKind {
  return kind === 'complaint' || kind === 'privacy_request'
}

/** The number that a text is, where staff may see such cases. */
export function caseBy(brand: StaffBrand, text: string): AskedCase | undefined {
  const { kind, value } = searchedText(text)
  return isCase(kind) && allowedAt(brand, LISTS[kind]) ? { kind, number: value } : undefined
}

/** One decision may be about several complaints. */
export async function findCase({ kind, number }: AskedCase): Promise<BrandsHit[]> {
  const rows = await tenantRows<{ id: string; number: string }>(FIND[kind], { number })
  return rows.map((row) => ({
    kind,
    id: row.id,
    label: row.number,
    detail: row.number === number ? null : number,
  }))
}

const LISTS = { complaint: 'complaints.list', privacy_request: 'privacy_requests.list' } as const

const FIND: Record<CaseKind, string> = {
  complaint: `
    select id::text, number from app.complaints
    where tenant_id = (select sec.tenant_id()) and (number = :number or decision_id = any(array(
      select id from app.decisions where tenant_id = (select sec.tenant_id()) and number = :number)))
    order by id limit ${MOST_OF_A_KIND + 1}`,
  privacy_request: `
    select id::text, number from app.privacy_requests
    where tenant_id = (select sec.tenant_id()) and number = :number`,
}
