import type { Mark } from '#app/admin/resources/brands/theme_mark'

/** As many of each kind as fit into a list that is read at a glance. */
export const MOST_OF_A_KIND = 5

/** Whose data a hit is. */
export interface HitBrand {
  id: string
  slug: string
  name: string
  mark: Mark | null
}

/** `detail` is the address, masked as in the list of members. */
export interface MemberHit {
  kind: 'member'
  id: string
  tenant: HitBrand
  label: string
  detail: string
}

/** `detail` is the buyer's name, and `member_id` where to find them: null for who may not see members, and once they left. */
export interface OrderHit {
  kind: 'order'
  id: string
  tenant: HitBrand
  label: string
  detail: string | null
  member_id: string | null
  status: string
  amount_minor: number
  currency: string
}

/** What a person was given the number of: `detail` is that of the decision by which it was found. */
export interface CaseHit {
  kind: CaseKind
  id: string
  tenant: HitBrand
  label: string
  detail: string | null
}

export type CaseKind = 'complaint' | 'privacy_request'

/** `detail` is the main host. */
export interface TenantHit {
  kind: 'tenant'
  id: string
  tenant: HitBrand
  label: string
  detail: string | null
}

/** Of the platform: `detail` is a company's town, and a staff member's address. */
export interface PlatformHit {
  kind: 'company' | 'staff_member'
  id: string
  tenant: null
  label: string
  detail: string
}

export type SearchHit = MemberHit | OrderHit | CaseHit | TenantHit | PlatformHit

export type HitKind = SearchHit['kind']

/** A hit inside a brand, before it is known how the brand looks. */
export type BrandsHit = Omit<MemberHit, 'tenant'> | Omit<OrderHit, 'tenant'> | Omit<CaseHit, 'tenant'>

export interface SearchAnswer {
  hits: SearchHit[]
  /** Kinds of which there are more than are told. */
  more: HitKind[]
  /** Brands in which members, orders and cases were looked for before time ran out, of those where it is allowed. */
  brands: { asked: number; of: number }
}
