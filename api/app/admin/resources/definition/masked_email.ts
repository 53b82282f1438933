/** Recognisable, but no one can write to it: `d•••@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = /^[^@]/u.exec(email) ?? []
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}
