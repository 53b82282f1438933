import { siteAddress } from '#app/http/site_address'
import { isBarred } from '#app/identity/is_barred'
import LinkToken from '#app/identity/link_token'
import Member from '#app/identity/member'
import type { Site } from '#app/tenancy/site'
import type { ComposedMail } from './composed_mail.js'
import { composeReturn } from './compose_left.js'
import { activationMail } from './mails/activation_mail.js'
import { alreadyMemberMail } from './mails/already_member_mail.js'
import { barredMail } from './mails/barred_mail.js'

/**
 * To an address that already belongs to a member goes another mail, and no link to activate: to who left, the way back; to who is
 * banned, that he is. This is the only place that tells.
 */
export async function composeActivation(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const link = await LinkToken.find(id)
  const member = link && (await Member.query().where('id', link.memberId).preload('profile').first())
  if (!link || !member || link.isUsed || member.isActivated) return null
  const owner = await Member.query()
    .where('email', member.email)
    .whereIn('status', ['active', 'banned'])
    .preload('profile')
    .first()
  const { name: brand } = site.settings
  if (owner?.profile.leftAt) return composeReturn(site, owner)
  if (owner?.status === 'banned' || (await isBarred(member.email)))
    return { kind: 'barred', member, mail: barredMail(member.language, { brand }) }
  return owner
    ? {
        kind: 'already_member',
        member: owner,
        mail: alreadyMemberMail(owner.language, {
          brand,
          name: owner.profile.name,
          logInHref: siteAddress(site.mainHost, '/login'),
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
