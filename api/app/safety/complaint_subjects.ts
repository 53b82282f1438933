/** What a member reports by its id; gifts come here. */
export const COMPLAINT_SUBJECTS = ['profile', 'photo', 'message'] as const

export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number]
