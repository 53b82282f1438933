/** The form in which addresses are stored and compared: providers ignore case. */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
