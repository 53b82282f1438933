import { siteAddress } from '#app/tenancy/sites/site_address'
import AccountDeletion from '#app/identity/deletion/account_deletion'
import ErasureHold, { type HoldReason } from '#app/identity/deletion/erasure_hold'
import type LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'
import { makeRestoreLink } from '#app/identity/deletion/make_restore_link'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { linkedMember } from './linked_member.js'
import { longDate } from '#app/tenancy/sites/long_date'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { accountDeletedMail } from '#app/notices/mails/parts/account/account_deleted_mail'

/** Null once the account can no longer be restored. */
export async function composeAccountDeleted(site: Site, { link: id }: { link: string }): Promise<ComposedMail | null> {
  const found = await linkedMember('restore', id)
  return found && leftMailTo(site, found.member, found.link)
}

/** The same mail with a new restore link, for members who return after deleting their account. */
export async function composeRestoreLink(site: Site, member: Member): Promise<ComposedMail | null> {
  const deletion = await AccountDeletion.findBy({ memberId: member.id })
  return deletion?.isRestorable ? leftMailTo(site, member, await makeRestoreLink(deletion), deletion) : null
}

async function leftMailTo(
  site: Site,
  member: Member,
  link: LinkToken,
  known?: AccountDeletion
): Promise<ComposedMail | null> {
  const deletion = known ?? (await AccountDeletion.findBy({ memberId: member.id }))
  if (!deletion?.isRestorable) return null
  const hold = await ErasureHold.of(member.id)
  const isLonger = hold?.untold === null && hold.endsAt > deletion.restorableUntil!
  return {
    kind: 'account_deleted',
    member,
    mail: accountDeletedMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      href: siteAddress(site.mainHost, `/${link.token}`),
      lastDay: longDate(site, member.language, deletion.lastDay(site)),
      refunds: deletion.refundWanted,
      held: isLonger
        ? { reason: hold.reason as HoldReason, lastDay: longDate(site, member.language, hold.endsAt) }
        : null,
    }),
  }
}
