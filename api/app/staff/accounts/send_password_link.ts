import { sendStaffMail } from '#app/staff/mails/staff_mail'
import { newPasswordLink } from './password_link.js'

interface Receiver {
  id: string
  email: string
  name: string
  language: string
  /** Whether they have chosen a password before. */
  hasPassword: boolean
}

/** Mails somebody a link to choose their password. @returns whether the mail server took it, and the link */
export async function sendPasswordLink({
  id,
  email,
  name,
  language,
  hasPassword,
}: Receiver): Promise<{ mailed: boolean; link: string }> {
  const kind = hasPassword ? 'reset' : 'invitation'
  const link = await newPasswordLink(id, kind)
  const mailed = await sendStaffMail({ email, language }, { kind, href: link, values: { name } })
  return { mailed, link }
}
