export const COMPLAINT_SUBJECTS = ['profile', 'photo', 'message'] as const

export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number]
