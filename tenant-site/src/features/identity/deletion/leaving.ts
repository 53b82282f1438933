/** Why somebody may want to leave; the API knows the same. What may help instead stands in `deletion_help.tsx`. */
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

/** How far somebody is with leaving, as the address says: the way back is the browser's own. */
export type Leaving = { isConfirming: boolean; reason?: Reason }

export function readLeaving(search: string): Leaving {
  const query = new URLSearchParams(search)
  return { isConfirming: query.has('confirm'), reason: REASONS.find((one) => one === query.get('reason')) }
}
