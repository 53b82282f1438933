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

/** SQL: a verdict's outcome, by whom; the photo is nobody's to judge any more. */
export const SET_VERDICT = `status = :status, refusal = :refusal, explicit = :explicit, lease = null, leased_by = null,
  leased_until = null, judged_by = :by, judged_at = now()`
