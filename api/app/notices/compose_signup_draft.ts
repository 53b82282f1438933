import { siteAddress } from '#app/http/site_address'
import KeptSignup from '#app/identity/kept_signup'
import type { Site } from '#app/tenancy/site'
import { addressOwner } from './address_owner.js'
import { composeAlreadyMember } from './compose_already_member.js'
import type { ComposedMail } from './composed_mail.js'
import { signupDraftMail } from './mails/signup_draft_mail.js'

/** A partner's call began a sign-up: the link to finish it, or, where the address is a member's, that he is one already. */
export async function composeSignupDraft(site: Site, order: { draft: string }): Promise<ComposedMail | null> {
  const kept = await KeptSignup.find(order.draft)
  if (!kept || kept.isUsed || kept.isExpired) return null
  const owner = await addressOwner(kept.email)
  if (owner) return composeAlreadyMember(site, owner)
  const { email, language } = kept
  return {
    kind: 'signup_draft',
    member: { id: null, email, language },
    mail: signupDraftMail(language, {
      brand: site.settings.name,
      href: siteAddress(site.mainHost, `/${kept.token}`),
    }),
  }
}
