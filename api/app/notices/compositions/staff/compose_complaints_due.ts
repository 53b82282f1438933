import { complaintsDueMail } from '#app/notices/mails/parts/staff/complaints_due_mail'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { waitingComplaints } from '#app/safety/cases/remind_staff'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { longMoment } from '#app/tenancy/sites/long_moment'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { staffAddress } from './staff_address.js'

/** Complaints and appeals of a brand whose time is nearly over, and suspected crimes; null once there is none. */
export async function composeComplaintsDue(site: Site, { staff: id }: { staff: string }): Promise<ComposedMail | null> {
  const email = await staffAddress(id)
  const waiting = email ? await waitingComplaints() : []
  if (!email || waiting.length === 0) return null
  const { language } = site
  const list = waiting.some(({ what }) => what === 'suspicion') ? 'suspicions' : 'complaints'
  return {
    kind: 'complaints_due',
    member: { id: null, email, language },
    mail: complaintsDueMail(wordingOf(site, language), {
      brand: site.settings.name,
      complaints: waiting.map(({ number, reason, due_at: dueAt, what }) => ({
        number,
        reason,
        what,
        until: longMoment(site, language, dueAt),
      })),
      href: siteAddress(ADMIN_HOST, `/tenants/${currentTenant().id}/show/${list}`),
    }),
  }
}
