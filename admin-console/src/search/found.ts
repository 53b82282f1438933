import type { ReactNode } from 'react'
import type { Tenant } from '#console/tenancy/tenant.ts'

/** What is remembered of a choice: where it leads, and what it is by its ids alone, since names may be personal. */
export interface Chosen {
  kind:
    | 'member'
    | 'order'
    | 'complaint'
    | 'privacy_request'
    | 'tenant'
    | 'company'
    | 'staff_member'
    | 'setting'
    | 'screen'
  /** A row's id, a setting's name, or a screen's address. */
  id: string
  tenantId?: string
  path: string
}

/** One line of the search. */
export interface Found {
  icon: ReactNode
  label: string
  detail?: string | null
  /** Whose it is. */
  place?: Pick<Tenant, 'name' | 'mark'> | { name: string; mark?: undefined }
  path: string
  /** Left out for what can't be remembered without a name. */
  chosen?: Chosen
}

/** The same line twice would be one option twice. */
export function keyOf({ path, label }: Found): string {
  return `${path} ${label}`.replaceAll(/[^\w-]/g, '_')
}
