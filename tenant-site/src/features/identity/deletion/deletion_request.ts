import type { Route } from '@tuyau/core/types'
import type {} from '@manyhearts/api/registry'

export type Reason = NonNullable<Route.Body<'account_deletions.store'>['reason']>

/** All the API knows; help for each is in `deletion_help.tsx`. */
const OFFERED: Record<Reason, true> = {
  found_someone: true,
  break: true,
  few_people: true,
  fictional: true,
  too_expensive: true,
  spend_too_much: true,
  too_many_mails: true,
  harassed: true,
  other: true,
}

export const REASONS = Object.keys(OFFERED) as Reason[]

/** State of the deletion in the URL, so that the back button works. */
export type DeletionRequest = { isConfirming: boolean; reason?: Reason }

export function readDeletionRequest(search: string): DeletionRequest {
  const query = new URLSearchParams(search)
  return { isConfirming: query.has('confirm'), reason: REASONS.find((one) => one === query.get('reason')) }
}
