import { fieldRefused } from '#app/http/validation/field_refused'
import type { Site } from '#app/tenancy/sites/site'
import { membersByEmail } from '#app/identity/emails/members_by_email'

/** Only if the tenant wants it (specification §5); otherwise just the e-mail says so (product §3). @throws 422 for `email` */
export async function refuseTakenEmail({ settings }: Site, email: string): Promise<void> {
  if (settings.reveal_registered_email && (await membersByEmail(email)).activated)
    throw fieldRefused('email', 'email_taken')
}
