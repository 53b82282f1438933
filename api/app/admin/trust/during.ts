/** SQL: whether a time lies within a span. */
export function during(column: string): string {
  return `${column} >= cast(:from as timestamptz) and ${column} < cast(:to as timestamptz)`
}
