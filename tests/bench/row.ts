/** One line of the bench's table. */
export interface Row {
  /** Which question it answers: `calls`, `search`, … */
  group: string
  what: string
  /** Figures by their short names; times in milliseconds unless the name says otherwise. */
  figures: Record<string, number>
  /** Against the reference of the same run. */
  ratio?: number
  /** What goals.md asks for, in words. */
  goal?: string
  note?: string
}
