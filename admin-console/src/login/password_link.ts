/** What a link that an email brought is for; nobody's name or email is known where nobody is on the staff yet. */
export interface PasswordLink {
  purpose: 'invitation' | 'reset' | 'first'
  email: string | null
  name: string | null
}
