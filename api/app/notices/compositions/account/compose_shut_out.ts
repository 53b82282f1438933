import { makeShutOutLink } from '#app/identity/shut_out/make_shut_out_link'
import Member from '#app/members/people/member'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { shutOutMail } from '#app/notices/mails/parts/account/shut_out_mail'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** What somebody may still do who tried to log in and can't; null once they can. */
export async function composeShutOut(site: Site, order: { member: string }): Promise<ComposedMail | null> {
  const member = await Member.query().where('id', order.member).preload('profile').firstOrFail()
  return member.isShutOut && !member.profile.leftAt ? shutOutMailTo(site, member) : null
}

/** The same mail for whoever asked for a new password. */
export async function shutOutMailTo(site: Site, member: Member): Promise<ComposedMail> {
  const { token } = await makeShutOutLink(member)
  return {
    kind: 'shut_out',
    member,
    mail: shutOutMail(wordingOf(site, member.language), {
      brand: site.settings.name,
      name: member.profile.name,
      status: member.status as 'suspended' | 'banned',
      href: siteAddress(site.mainHost, `/${token}`),
    }),
  }
}
