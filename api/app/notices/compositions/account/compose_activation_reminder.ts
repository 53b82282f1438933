import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { awaitedActivation } from './awaited_activation.js'
import { isKnownAddress } from './compose_known_address.js'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { activationReminderMail } from '#app/notices/mails/parts/account/activation_reminder_mail'

/** Null when the address was confirmed or changed meanwhile, or belongs to another member. */
export async function composeActivationReminder(
  site: Site,
  { link: id, last: isLast }: { link: string; last: boolean }
): Promise<ComposedMail | null> {
  const awaited = await awaitedActivation(id)
  if (!awaited || (await isKnownAddress(awaited.member.email))) return null
  const { link, member } = awaited
  return {
    kind: 'activation_reminder',
    member,
    mail: activationReminderMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
      isLast,
    }),
  }
}
