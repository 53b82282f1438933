/** Prevents header injection. @throws for CR, LF and other control characters */
export function headerValue(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('A mail header must not hold control characters')
  return value
}
