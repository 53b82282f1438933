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
}

export interface PhotoBatch {
  photos: LeasedPhoto[]
  /** At the brand, those that others have before them too. */
  waiting: number
}

export type PhotoVerdict = 'approved' | 'approved_explicit' | PhotoRefusal
