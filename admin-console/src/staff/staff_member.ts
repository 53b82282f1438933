import type { Language } from '@manyhearts/locales/languages'

/** What somebody may do at a brand, in the order in which one chooses. */
export const ROLES = ['operator', 'support', 'moderator', 'desk', 'finance', 'read_only'] as const

export type Role = (typeof ROLES)[number]

/** Listed in this order in the filter. */
export const STATES = ['invited', 'active', 'disabled'] as const

export interface Grant {
  tenant_id: string
  /** The brand's name. */
  tenant: string
  role: Role
}

/** Somebody who works in the console. */
export interface StaffMember {
  id: string
  email: string
  name: string
  language: Language
  platform_admin: boolean
  state: (typeof STATES)[number]
  /** Whether they have one. */
  second_factor: boolean
  created_at: string
  last_used_at: string | null
  grants: Grant[]
}
