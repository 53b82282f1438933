import { DateTime } from 'luxon'
import { SuspicionSchema } from '#generated/schema'
import { randomSymbols } from '#app/http/random_symbols'
import { tenantModels } from '#app/tenancy/context/tenant_models'

/** Crimes against somebody's life or safety that an authority is told of (DSA art. 18). */
export const SUSPICION_KINDS = [
  'threat_to_life',
  'violence',
  'abuse_of_minor',
  'sexual_violence',
  'intimate_coercion',
  'trafficking',
  'stalking',
  'urged_self_harm',
  'terrorism',
  'other',
] as const

export const URGENCIES = ['immediate', 'prompt'] as const

/** What an authority that was told said in the end. */
export const SUSPICION_OUTCOMES = ['pursued', 'not_pursued', 'no_answer'] as const

export type SuspicionKind = (typeof SUSPICION_KINDS)[number]

export type Urgency = (typeof URGENCIES)[number]

/** `unfounded`: another person found that it is no suspicion. */
export type SuspicionOutcome = (typeof SUSPICION_OUTCOMES)[number] | 'unfounded'

/** Hours until an authority should know: the law says promptly. */
const HOURS: Readonly<Record<Urgency, number>> = { immediate: 1, prompt: 24 }

const NUMBER_LENGTH = 8

interface Opening {
  complaintId: string
  kind: SuspicionKind
  urgency: Urgency
  /** What was seen. */
  words: string
  /** Who is in danger; empty where nobody knows. */
  atRisk: string
  /** Of staff. */
  openedBy: string
}

/**
 * A record of a suspected crime. Nobody deletes it: it goes with its complaint, which it keeps (`end_complaints.ts`). Whom it concerns is told
 * nothing, as that could destroy evidence or put somebody in danger (DSA art. 17(5), GDPR 23(1)(d)).
 */
export default class Suspicion extends SuspicionSchema {
  declare kind: SuspicionKind
  declare urgency: Urgency
  declare outcome: SuspicionOutcome | null

  /** Returns null where the complaint has one that is open. */
  static async open(opening: Opening): Promise<Suspicion | null> {
    const openedAt = DateTime.now()
    const [suspicion] = await tenantModels(
      Suspicion,
      `insert into app.suspicions (number, complaint_id, kind, urgency, words, at_risk, opened_by, opened_at, due_at)
       values (:number, :complaintId, :kind, :urgency, :words, :atRisk, :openedBy, :openedAt, :dueAt)
       on conflict (tenant_id, complaint_id) where ended_at is null do nothing returning *`,
      {
        ...opening,
        number: `S-${randomSymbols(NUMBER_LENGTH)}`,
        openedAt: openedAt.toISO(),
        dueAt: openedAt.plus({ hours: HOURS[opening.urgency] }).toISO(),
      }
    )
    return suspicion ?? null
  }
}
