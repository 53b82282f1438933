import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { awaitedActivation } from './awaited_activation.js'
import { composeKnownAddress, isKnownAddress } from './compose_known_address.js'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { activationMail } from '#app/notices/mails/parts/account/activation_mail'

/** Activation link; an address that is already known gets a different mail without a link. */
export async function composeActivation(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const awaited = await awaitedActivation(id)
  if (!awaited) return null
  const { link, member } = awaited
  if (await isKnownAddress(member.email)) return composeKnownAddress(site, member)
  return {
    kind: 'activation',
    member,
    mail: activationMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      code: link.code,
      href: siteAddress(site.mainHost, `/${link.token}`),
    }),
  }
}
