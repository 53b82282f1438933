/**
 * A value for a mail's header as it is. A line break in it would begin a header of somebody's own.
 * @throws for CR, LF and other control characters
 */
export function headerValue(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('A mail header must not hold control characters')
  return value
}
