/** What a script may do with a token, in the order in which one chooses. */
export const SCOPES = ['manifests', 'platform', 'signup'] as const

export type Scope = (typeof SCOPES)[number]

/** In days; the API allows a year at most. */
export const LIFETIMES = [7, 30, 90, 180, 365] as const

/** Lets a script make calls in the name of the platform admin who made it. */
export interface AccessToken {
  id: string
  name: string
  scopes: Scope[]
  made_by: string
  created_at: string
  expires_at: string
  last_used_at: string | null
}

export interface TokenDraft {
  name: string
  scopes: Scope[]
  days: number
}
