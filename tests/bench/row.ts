export interface Row {
  group: string
  what: string
  /** Times in milliseconds unless the name says otherwise. */
  figures: Record<string, number>
  /** Relative to the reference of the same run. */
  ratio?: number
  goal?: string
  note?: string
  /** Of all answers behind the figures, in the brand and in the large one; not written to files. */
  times?: { own: number[]; large?: number[] }
  /** Why it isn't measured: the status of a refusal, which is quick and says nothing. */
  refusal?: number
}
