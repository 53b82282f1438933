export const DELETION_REASONS = [
  'found_someone',
  'break',
  'few_people',
  'fictional',
  'too_expensive',
  'spend_too_much',
  'too_many_mails',
  'harassed',
  'other',
] as const

export type DeletionReason = (typeof DELETION_REASONS)[number]
