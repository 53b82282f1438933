export interface Statement {
  text: string
  /** Text as text, binary as bytes. */
  values: (string | Buffer | null)[]
}

/** A request's SQL in round trips: statements of one were sent without waiting for an answer in between. */
export type SqlPlan = Statement[][]
