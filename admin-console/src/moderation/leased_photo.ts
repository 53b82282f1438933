import type { PhotoRefusal } from '#console/members/member.ts'

/** A photo that somebody has before them for some minutes. */
export interface LeasedPhoto {
  id: string
  lease: string
  filename: string
  thumb_filename: string
  member_id: string
  name: string
  age: number
  gender: 'male' | 'female'
  /** Why the banned picture that it looks like was banned. */
  resembles: PhotoRefusal | null
  /** Whether it was sent in a conversation, of which nothing else is shown. */
  in_conversation: boolean
}

export interface PhotoBatch {
  photos: LeasedPhoto[]
  /** At the brand, those that others have before them too. */
  waiting: number
}

export type PhotoVerdict = 'approved' | 'approved_explicit' | PhotoRefusal

/** A picture refused for one of these may be banned with it; for a minor, or what is intimate without consent, it is at all brands anyway. */
export const BANNED_FOR: readonly PhotoRefusal[] = ['explicit', 'contact', 'minor', 'rights', 'intimate', 'other']
