import type { Measure } from '#app/safety/cases/decision'
import type { ComplaintSource } from '#app/safety/complaint'
import type { ComplaintReason } from '#app/safety/complaint_reasons'

/**
 * What a brand tells the public of its moderation in a month, as far as it happened here (DSA art. 15(1) and 24(1)). Counts of what was done in the
 * month, whenever it had begun; medians in whole seconds, null without anything to measure.
 */
export interface TrustFigures {
  notices: {
    all: number
    /** For the reasons that are decided within the hour. */
    urgent: number
    by_reason: Record<ComplaintReason, number>
    by_source: Record<ComplaintSource, number>
  }
  decisions: {
    all: number
    /** On what the team or its software noticed, and no notice. */
    own_motion: number
    none_found: number
    /** Where software had hidden something until people decided. */
    after_software: number
    by_measure: Record<Measure, { law: number; terms: number }>
    /** From the first notice to the decision; appeals have their own. */
    median_seconds: number | null
  }
  appeals: {
    filed: number
    upheld: number
    overturned: number
    median_seconds: number | null
  }
  /** What software did until people decided; it decides nothing alone. */
  software: {
    /** Reports that hid something from everyone. */
    hidden: number
    /** Messages that were kept back, as many people were sent the same, and texts of profiles for what was found in them. */
    held: number
    /** How many of both people decided about … */
    judged: number
    /** … and in how many they found nothing. */
    overturned: number
  }
  photos: { shown: number; refused: number }
  /** Of notices that were manifestly unfounded (DSA art. 23). */
  misuse: { unfounded: number; warned: number; unheeded: number }
  /** Suspected crimes of which an authority was told (DSA art. 18). */
  authorities: { told: number }
  honesty: {
    /** How often members who asked whether a profile is real were answered that it is fictional. */
    answers: number
    /** Conversations with fictional profiles in which somebody wrote. */
    conversations: number
  }
}

/** From when until before when. */
export type Span = { from: string; to: string }
