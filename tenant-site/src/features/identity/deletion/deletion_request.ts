/** Same values as the API; help for each is in `deletion_help.tsx`. */
export const REASONS = [
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

export type Reason = (typeof REASONS)[number]

/** State of the deletion in the URL, so that the back button works. */
export type DeletionRequest = { isConfirming: boolean; reason?: Reason }

export function readDeletionRequest(search: string): DeletionRequest {
  const query = new URLSearchParams(search)
  return { isConfirming: query.has('confirm'), reason: REASONS.find((one) => one === query.get('reason')) }
}
