import { siteAddress } from '#app/http/site_address'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { activationReminderMail } from './mails/activation_reminder_mail.js'
import { waitingMember } from './waiting_member.js'

interface Reminder {
  link: string
  last: boolean
}

/** Whoever confirmed or changed the address meanwhile is not reminded, and neither is the member whose address it is. */
export async function composeActivationReminder(site: Site, order: Reminder): Promise<ComposedMail | null> {
  const waiting = await waitingMember(order.link)
  if (!waiting || waiting.owner) return null
  const { link, member } = waiting
  return {
    kind: 'activation_reminder',
    member,
    mail: activationReminderMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
      isLast: order.last,
    }),
  }
}
