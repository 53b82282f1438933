import type { DeskNotes } from '@manyhearts/locales/desk_notes'

export interface DeskPerson {
  name: string
  age: number
  gender: 'male' | 'female'
  country: string
  region: string | null
  about_me: string
}

export interface DeskMessage {
  seq: number
  side: 'member' | 'team' | 'system'
  kind: 'text' | 'photo' | 'gift' | 'system'
  body: string
  gift: string | null
  photo: { width: number; height: number } | null
  sent_at: string
}

/** A conversation with a fictional profile, as whoever answers for it reads it. */
export interface DeskChat {
  /** `language`: the brand's own. */
  tenant: { id: string; name: string; language: string }
  id: string
  waiting_since: string | null
  /** When they liked the profile, as long as neither has written. */
  liked_at: string | null
  last_seq: number
  /** `photos`: its own that may be sent, the main one first. */
  profile: DeskPerson & { id: string; photos: string[] }
  member: DeskPerson
  /** The member's. */
  language: string
  /** What the brand calls such profiles in that language. */
  label: string
  messages: DeskMessage[]
  has_older: boolean
  notes: DeskNotes
  /** They may be in need: whoever answers is told to be kind, never why. */
  member_in_care: boolean
}

/** `number` goes with everything that is written. */
export interface DeskLease {
  conversation_id: string
  number: number
  until: string
}

/** A conversation that is somebody's for now. */
export interface Taken {
  chat: DeskChat
  lease: DeskLease
}

export function deskPath({ chat }: Taken, rest = ''): string {
  return `/api/tenants/${chat.tenant.id}/desk_chats/${chat.id}${rest}`
}

/** The address of a photo of the profile, small. */
export function profilePhotoPath({ tenant, profile }: DeskChat, photo: string): string {
  return `/api/tenants/${tenant.id}/desk_profiles/${profile.id}/photos/${photo}`
}
