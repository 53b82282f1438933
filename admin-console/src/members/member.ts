import type { Tracking } from '@manyhearts/locales/tracking'

/** A row of a brand's member list; `email` is masked. */
export interface Member {
  id: string
  tenant_id: string
  profile_id: string
  name: string
  email: string
  status: 'not_confirmed' | 'active' | 'suspended' | 'banned'
  age: number
  gender: string
  country: string
  region: string | null
  city: string | null
  language: string
  paid_user: boolean
  credits: number
  signed_up_at: string
  activated_at: string | null
  last_active_at: string | null
  photo: { thumb_filename: string } | null
}

/** Listed in this order in the filter. */
export const STATUSES = ['active', 'not_confirmed', 'suspended', 'banned'] as const

export interface Order {
  id: string
  number: string
  status: 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'charged_back'
  amount_minor: number
  currency: string
  credits: number
  created_at: string
}

export interface Consent {
  kind: 'terms' | 'privacy' | 'sexuality_data' | 'member_resell'
  partners: string | null
  version: string
  /** Language it was read in; null for old consents, where it is unknown. */
  language: string | null
  given_at: string
  revoked_at: string | null
}

/** Listed in this order in the menu. */
export const PHOTO_REFUSALS = [
  'not_you',
  'explicit',
  'contact',
  'minor',
  'quality',
  'rights',
  'intimate',
  'other',
] as const

export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number]

/** Visible to others while `active`. */
export interface MemberPhoto {
  id: string
  filename: string
  thumb_filename: string
  status: 'active' | 'pending' | 'refused'
  refusal: PhotoRefusal | null
  main: boolean
}

/** What a member's data is held for, listed in this order in the dialog. */
export const HOLD_REASONS = ['claim', 'legal_obligation', 'court_order', 'fraud_investigation'] as const

/** Keeps a member's data from being erased. */
export interface Hold {
  id: string
  reason: (typeof HOLD_REASONS)[number]
  words: string
  ends_at: string
  /** At the brand. */
  last_day: string
  /** Whether the member knows of it. */
  told: boolean
}

export interface HeldMember {
  id: string
  tenant_id: string
  name: string
  hold: Hold | null
}

export interface WholeMember extends Member {
  /** How many of the credits were free. */
  bonus: number
  /** Until when they can come back, of one who asked to be deleted. */
  restorable_until: string | null
  hold: Hold | null
  own_settings: { looking_for: string; show_fictional: boolean; visible_to_visitors: boolean }
  photos: MemberPhoto[]
  orders: Order[]
  consents: Consent[]
  /** Age verification by a provider; null where the age is only self-declared. */
  age_proof: { at: string; provider: string } | null
  tracking: Partial<Record<Tracking, string | null>>
  /** Since when their network is told nothing more; null: it is told. */
  postbacks_stopped_at: string | null
}
