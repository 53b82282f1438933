import type { Tenant } from '#console/tenancy/tenant.ts'

type HitBrand = Pick<Tenant, 'id' | 'slug' | 'name' | 'mark'>

interface Order {
  kind: 'order'
  /** Null for who may not see members, and once the buyer left. */
  member_id: string | null
  status: string
  amount_minor: number
  currency: string
}

/** What the API found: `detail` is an address, a name, a number, a host or a town. */
export type SearchHit = { id: string; label: string; detail: string | null } & (
  | ({ tenant: HitBrand } & ({ kind: 'member' | 'complaint' | 'privacy_request' | 'tenant' } | Order))
  | { kind: 'company' | 'staff_member'; tenant: null }
)

export interface SearchAnswer {
  hits: SearchHit[]
  /** Kinds of which there are more. */
  more: SearchHit['kind'][]
  brands: { asked: number; of: number }
}
