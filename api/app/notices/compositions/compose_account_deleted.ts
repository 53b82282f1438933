import { siteAddress } from '#app/tenancy/sites/site_address'
import AccountDeletion from '#app/identity/deletion/account_deletion'
import type LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'
import { startRestoring } from '#app/identity/deletion/make_restore_link'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { linkedMember } from './linked_member.js'
import { longDate } from '#app/tenancy/sites/long_date'
import { leftMail } from '#app/notices/mails/parts/left_mail'

/** That the account is deleted, and the way back while there is one. */
export async function composeLeft(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('restore', id)
  return found && leftMailTo(site, found.member, found.link)
}

/** The same with a new link, for who left and tries to come in as if nothing had happened. */
export async function composeReturn(site: Site, member: Member): Promise<ComposedMail | null> {
  const deletion = await AccountDeletion.findBy({ memberId: member.id })
  return deletion?.isRestorable ? leftMailTo(site, member, await startRestoring(deletion), deletion) : null
}

async function leftMailTo(
  site: Site,
  member: Member,
  link: LinkToken,
  known?: AccountDeletion
): Promise<ComposedMail | null> {
  const deletion = known ?? (await AccountDeletion.findBy({ memberId: member.id }))
  if (!deletion?.isRestorable) return null
  return {
    kind: 'left',
    member,
    mail: leftMail(member.language, {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
      lastDay: longDate(site, member.language, deletion.lastDay(site)),
      refunds: deletion.refundWanted,
    }),
  }
}
