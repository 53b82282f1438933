import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface Statement {
  text: string
  /** Text as text, binary as bytes. */
  values: (string | Buffer | null)[]
}

/** For pg, which sends the text once for each connection and name. A transaction's begin and end have no values, and are sent as they are. */
export function prepared({ text, values }: Statement): pg.QueryConfig {
  const name = createHash('sha256').update(text).digest('base64url')
  return values.length > 0 ? { name, text, values } : { text }
}

/** A request's SQL in round trips: statements of one were sent without waiting for an answer in between. */
export type SqlPlan = Statement[][]

/** Those of the call's transaction: what other servers are told of its commit, on a connection apart, holds nothing up. */
export function roundTripsOf(plan: SqlPlan): number {
  return plan.filter((roundTrip) => roundTrip.some(({ text }) => !text.startsWith('select pg_notify('))).length
}
