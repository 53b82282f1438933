/** An address by which somebody who knows it recognises it, and nobody else writes to it: `d•••@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = /^[^@]/u.exec(email) ?? []
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}
