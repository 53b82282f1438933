import Member from '#app/members/people/member'
import type { MarkWithdrawal, VerificationRefusal } from '#app/members/verification/verification'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { verificationMail } from '#app/notices/mails/parts/account/verification_mail'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

interface Verification {
  member: string
  name: string
  reason: VerificationRefusal | null
  end_reason: MarkWithdrawal | null
}

/** Tells a member why the team didn't confirm their photo, or took the mark away again; null where they left. */
export async function composeVerification(
  site: Site,
  { mail, verification: id }: { mail: 'verification_refused' | 'verification_ended'; verification: string }
): Promise<ComposedMail | null> {
  const [verification] = await tenantRows<Verification>(FIND, { id })
  const member = verification && (await Member.find(verification.member))
  if (!member?.isActivated) return null
  return {
    kind: mail,
    member,
    mail: verificationMail(wordingOf(site, member.language), mail, {
      brand: site.settings.name,
      name: verification!.name,
      reason: (verification!.end_reason ?? verification!.reason)!,
      href: siteAddress(site.mainHost, '/profile?tab=photos'),
    }),
  }
}

const FIND = `
  select profiles.member_id::text as member, profiles.name, checks.reason, checks.end_reason
  from app.verifications checks
  join app.profiles on profiles.tenant_id = checks.tenant_id and profiles.id = checks.profile_id and profiles.left_at is null
  where checks.tenant_id = (select sec.tenant_id()) and checks.id = :id and (checks.reason is not null or checks.end_reason is not null)`
