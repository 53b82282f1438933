/** SQLSTATEs of a lock, a statement or a transaction that took too long, and of a server without a connection to spare. */
const TOO_LONG = /^(55P03|57014|25P03|25P04|53300)$/

/** PostgreSQL answers, but can't do it now: nothing is wrong with what was asked. */
export function isDatabaseOverloaded(error: unknown): boolean {
  const { code = '', name } = error as Partial<Error & { code: string }>
  // No connection of our own pool got free.
  return TOO_LONG.test(code) || name === 'KnexTimeoutError'
}
