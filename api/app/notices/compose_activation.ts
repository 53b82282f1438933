import { siteAddress } from '#app/http/site_address'
import LinkToken from '#app/identity/link_token'
import Member from '#app/identity/member'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { activationMail } from './mails/activation_mail.js'
import { alreadyMemberMail } from './mails/already_member_mail.js'

/** To an address that already belongs to a member goes another mail, and no link: this is the only place that tells. */
export async function composeActivation(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const link = await LinkToken.find(id)
  const member = link && (await Member.query().where('id', link.memberId).preload('profile').first())
  if (!link || !member || link.isUsed || member.isActivated) return null
  const owner = await Member.query()
    .where('email', member.email)
    .whereNot('status', 'not_confirmed')
    .preload('profile')
    .first()
  const { name: brand } = site.settings
  return owner
    ? {
        kind: 'already_member',
        member: owner,
        mail: alreadyMemberMail(owner.language, {
          brand,
          name: owner.profile.name,
          logInHref: siteAddress(site.mainHost, '/login'),
          resetHref: siteAddress(site.mainHost, '/reset-password'),
        }),
      }
    : {
        kind: 'activation',
        member,
        mail: activationMail(member.language, {
          brand,
          name: member.profile.name,
          code: link.code,
          href: siteAddress(site.mainHost, `/${link.token}`),
        }),
      }
}
