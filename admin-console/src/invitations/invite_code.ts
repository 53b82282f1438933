import type { RaRecord } from 'react-admin'

export const STATES = ['running', 'used_up', 'stopped'] as const

/** A code as the API lists it. */
export interface InviteCode extends RaRecord {
  id: string
  tenant_id: string
  /** Of a unique code the beginning. */
  code: string
  batch: string | null
  state: (typeof STATES)[number]
  uses: number
  used: number
  left: number
  note: string
  made_at: string
  made_by: string | null
  version: string
}

/** Unique codes that were made together. */
export interface InviteBatch {
  name: string
  count: number
  uses: number
  used: number
  stopped: number
  made_at: string
  made_by: string | null
}

/** The list that is read anew when a code changed. */
export const CODES = 'invite_codes'
