/** SQLSTATE 23505: what two wanted at once, and one of them got. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23505'
}
