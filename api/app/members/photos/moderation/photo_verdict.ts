import { PHOTO_REFUSALS, type PhotoRefusal } from '#app/members/photos/arranging/photo_refusals'

/** Approved for everything, approved but never as a main photo, or why it is refused. */
export const PHOTO_VERDICTS = ['approved', 'approved_explicit', ...PHOTO_REFUSALS] as const

export type PhotoVerdict = (typeof PHOTO_VERDICTS)[number]

/** What a verdict makes of a photo's columns. */
export function outcomeOf(verdict: PhotoVerdict): {
  status: 'active' | 'refused'
  refusal: PhotoRefusal | null
  explicit: boolean
} {
  if (verdict === 'approved' || verdict === 'approved_explicit')
    return { status: 'active', refusal: null, explicit: verdict === 'approved_explicit' }
  return { status: 'refused', refusal: verdict, explicit: false }
}
