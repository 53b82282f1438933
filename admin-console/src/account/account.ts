import type { Language } from '@manyhearts/locales/languages'

export interface Passkey {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}

export interface AccountSession {
  id: string
  /** The one that asks. */
  current: boolean
  user_agent: string
  address: string
  created_at: string
  last_used_at: string
}

/** What staff see of their own account. */
export interface Account {
  id: string
  email: string
  name: string
  language: Language
  has_authenticator: boolean
  recovery_codes_left: number
  must_enrol: boolean
  passkeys: Passkey[]
  sessions: AccountSession[]
}

/** An authenticator that isn't theirs before its first code. */
export interface AuthenticatorOffer {
  offer: string
  /** Base32, to be typed where the QR code can't be scanned. */
  secret: string
  /** otpauth:// */
  uri: string
}
