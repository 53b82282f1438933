/** One SQL statement as it went over the wire. */
export interface Statement {
  text: string
  /** Text as text, binary as bytes. */
  values: (string | Buffer | null)[]
}

/** What a request asked the database, in round trips: what stands in one of them was sent without waiting for an answer in between. */
export type SqlPlan = Statement[][]
