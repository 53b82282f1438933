/** A member in the list of a brand; the e-mail is masked. */
export interface Member {
  id: string
  tenant_id: string
  profile_id: string
  name: string
  email: string
  status: 'not_confirmed' | 'active' | 'banned'
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

/** Where a member stands, in the order of the filter. */
export const STATUSES = ['active', 'not_confirmed', 'banned'] as const

/** A purchase of credits. */
export interface Order {
  number: string
  status: 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'charged_back'
  amount_minor: number
  currency: string
  credits: number
  created_at: string
}

/** Something a member agreed to, in one version of its text. */
export interface Consent {
  kind: 'terms' | 'privacy' | 'sexuality_data' | 'member_resell'
  version: string
  /** In which it was read; not known of old ones. */
  language: string | null
  given_at: string
  revoked_at: string | null
}

/** Why a photo was refused, in the order of the menu. */
export const PHOTO_REFUSALS = ['not_you', 'explicit', 'contact', 'minor', 'quality', 'rights'] as const

export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number]

/** A photo of a member; others see it when it is `active`. */
export interface MemberPhoto {
  id: string
  filename: string
  thumb_filename: string
  status: 'active' | 'pending' | 'refused'
  refusal: PhotoRefusal | null
  main: boolean
}

/** A member on its own page. */
export interface WholeMember extends Member {
  /** How many of the credits were a present. */
  bonus: number
  own_settings: { looking_for: string; show_fictional: boolean; visible_to_visitors: boolean }
  photos: MemberPhoto[]
  orders: Order[]
  consents: Consent[]
  /** Who confirmed that the member is of age, and when; null where nobody but the member says so. */
  age_proof: { at: string; provider: string } | null
  tracking: Partial<Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3', string | null>>
}
