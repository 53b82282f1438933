/** An address as it is kept and compared: providers do not tell capitals apart, and neither do people. */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
