/** Something a member is or was under. */
export interface Sanction {
  id: string
  kind: 'warned' | 'hidden' | 'suspended' | 'banned' | 'reports_warned' | 'reports_unheeded'
  /** Number of the decision with its reasons, and the report it belongs to, until they are forgotten. */
  decision: string | null
  complaint_id: string | null
  imposed_at: string
  imposed_by: string | null
  ends_at: string | null
  ended_at: string | null
  lifted_by: string | null
}

/** What staff may put a member under, without a report. */
export const SANCTIONS = ['warned', 'hidden', 'suspended', 'banned'] as const
