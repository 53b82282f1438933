import { siteAddress } from '#app/http/site_address'
import type { Site } from '#app/tenancy/site'
import { composeAlreadyMember } from './compose_already_member.js'
import type { ComposedMail } from './composed_mail.js'
import { activationMail } from './mails/activation_mail.js'
import { waitingMember } from './waiting_member.js'

/** To an address that already belongs to a member goes another mail, and no link: this is the only place that tells. */
export async function composeActivation(site: Site, order: { link: string }): Promise<ComposedMail | null> {
  const waiting = await waitingMember(order.link)
  if (!waiting) return null
  const { link, member, owner } = waiting
  if (owner) return composeAlreadyMember(site, owner)
  return {
    kind: 'activation',
    member,
    mail: activationMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      code: link.code,
      href: siteAddress(site.mainHost, `/${link.token}`),
    }),
  }
}
