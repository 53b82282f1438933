export interface Row {
  group: string
  what: string
  /** Times in milliseconds unless the name says otherwise. */
  figures: Record<string, number>
  /** Relative to the reference of the same run. */
  ratio?: number
  goal?: string
  note?: string
}
