export type DatePart = 'day' | 'month' | 'year'

/** The order in which a language writes the parts of a date. */
export function datePartOrder(language: string): DatePart[] {
  const written = new Intl.DateTimeFormat(language).formatToParts(new Date(0))
  return written.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}
