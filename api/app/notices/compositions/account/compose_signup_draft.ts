import { siteAddress } from '#app/tenancy/sites/site_address'
import SignupDraft from '#app/identity/signup/signup_draft'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { composeKnownAddress, isKnownAddress } from './compose_known_address.js'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { signupDraftMail } from '#app/notices/mails/parts/account/signup_draft_mail'

/** Link to finish a sign-up that a partner started; a known address gets a different mail. */
export async function composeSignupDraft(site: Site, { draft: id }: { draft: string }): Promise<ComposedMail | null> {
  const kept = await SignupDraft.find(id)
  if (!kept || kept.isUsed || kept.isExpired) return null
  const { email, language } = kept
  const member = { id: null, email, language }
  if (await isKnownAddress(email)) return composeKnownAddress(site, member)
  const href = siteAddress(site.mainHost, `/${kept.token}`)
  return {
    kind: 'signup_draft',
    member,
    mail: signupDraftMail(wordingOf(site, language), { brand: site.settings.name, href }),
  }
}
