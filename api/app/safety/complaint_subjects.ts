export const COMPLAINT_SUBJECTS = ['profile', 'photo', 'message'] as const

/** What members may report. */
export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number]

/** A page, or something in general; and a text of a profile that staff didn't publish, so nobody else saw it. */
export type CaseSubject = ComplaintSubject | 'page' | 'text'
