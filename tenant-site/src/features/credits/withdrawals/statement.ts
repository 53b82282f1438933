import type { Route } from '@tuyau/core/types'

/** What somebody is about to state, and what they stated. */
export type Statement = Route.Body<'withdrawals.store'>
export type Stated = Route.Response<'withdrawals.store'>['withdrawal']

export const REASONS = [
  'changed_mind',
  'did_not_know_fictional',
  'mistake',
  'other',
] as const satisfies readonly NonNullable<Statement['reason']>[]
