import { fieldRefused } from '#app/http/validation/field_refused'
import { membersByEmail } from '#app/identity/emails/members_by_email'
import { isDisposableEmail } from '#app/members/rules/disposable_email'
import type { Site } from '#app/tenancy/sites/site'

/**
 * Refuses a disposable address, and one that belongs to a member where the tenant wants that said (specification §5); otherwise just the
 * e-mail says so (product §3). @throws 422 for `email`
 */
export async function refuseEmail(site: Site, email: string): Promise<void> {
  if (isDisposableEmail(site, email)) throw fieldRefused('email', 'email_disposable')
  if (site.settings.reveal_registered_email && (await membersByEmail(email)).activated)
    throw fieldRefused('email', 'email_taken')
}
