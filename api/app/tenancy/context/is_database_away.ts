/** SQLSTATEs of a lost connection, and of a server that stops, crashed, starts or closed an idle session. */
const AWAY = /^(08...|57P0[1-35])$/
const NO_LINE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/
/** pg's messages for connections lost without a code; knex prepends the statement, and pg-boss appends the queue. */
const BROKEN =
  /(^| - )(Connection terminated( unexpectedly)?|Client .{1,50} is not queryable|timeout expired)( \(Queue: [^)]+\))?$/

export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as Partial<Error & { code: string }>
  return AWAY.test(code) || NO_LINE.test(code) || BROKEN.test(message)
}
