/** SQLSTATE of a line that broke, of a server that is full, stops, crashed, starts or found us idle for too long. */
const AWAY = /^(08...|53300|57P0[1-35])$/
const NO_LINE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/
/** What pg says of a line that broke without a code; knex puts the statement before it. */
const BROKEN = /(^| - )(Connection terminated( unexpectedly)?|Client .{1,50} is not queryable|timeout expired)$/

/** Whether an error says that PostgreSQL can't be reached just now, which is nobody's mistake and passes. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', name } = error as Partial<Error & { code: string }>
  return AWAY.test(code) || NO_LINE.test(code) || BROKEN.test(message) || name === 'KnexTimeoutError'
}
