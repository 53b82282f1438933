import { waitingRequests } from '#app/identity/privacy/remind_of_requests'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { privacyDueMail } from '#app/notices/mails/parts/staff/privacy_due_mail'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { longMoment } from '#app/tenancy/sites/long_moment'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { staffAddress } from './staff_address.js'

/** Privacy requests of a brand whose time is nearly over; null once none is. */
export async function composePrivacyDue(site: Site, { staff: id }: { staff: string }): Promise<ComposedMail | null> {
  const email = await staffAddress(id)
  const waiting = email ? await waitingRequests() : []
  if (!email || waiting.length === 0) return null
  const { language } = site
  return {
    kind: 'privacy_due',
    member: { id: null, email, language },
    mail: privacyDueMail(wordingOf(site, language), {
      brand: site.settings.name,
      requests: waiting.map(({ number, due_at: dueAt }) => ({ number, until: longMoment(site, language, dueAt) })),
      href: siteAddress(ADMIN_HOST, `/tenants/${currentTenant().id}/show/privacy`),
    }),
  }
}
