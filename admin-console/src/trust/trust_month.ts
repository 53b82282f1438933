/** What was moderated in a month (`api/app/admin/trust/trust_figures.ts` says what each number is). */
export interface TrustMonth {
  month: string
  /** Of which there is something to tell, the last of them this one. */
  months: string[]
  /** Null while it runs. */
  kept_at: string | null
  active_members: number | null
  average_active: number | null
  averaged_months: number
  figures: TrustFigures
}

export interface TrustFigures {
  notices: {
    all: number
    urgent: number
    by_source: Record<string, number>
    by_reason: Record<string, number>
  }
  decisions: {
    all: number
    own_motion: number
    none_found: number
    after_software: number
    by_measure: Record<string, { law: number; terms: number }>
    median_seconds: number | null
  }
  appeals: { filed: number; upheld: number; overturned: number; median_seconds: number | null }
  software: { hidden: number; held: number; judged: number; overturned: number }
  photos: { shown: number; refused: number }
  misuse: { unfounded: number; warned: number; unheeded: number }
  authorities: { told: number }
  honesty: { answers: number; conversations: number }
}

/** Whether anything happened at all. */
export function isQuiet(figures: TrustFigures): boolean {
  const { notices, decisions, appeals, software, photos, authorities, honesty } = figures
  return [
    notices.all,
    decisions.all,
    appeals.filed + appeals.upheld + appeals.overturned,
    software.hidden + software.held + software.judged,
    photos.shown + photos.refused,
    authorities.told,
    honesty.answers + honesty.conversations,
  ].every((count) => count === 0)
}
