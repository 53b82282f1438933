import Consent from '#app/identity/consents/consent'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { partnerWithdrawalMail } from '#app/notices/mails/parts/staff/partner_withdrawal_mail'
import { longDate } from '#app/tenancy/sites/long_date'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** Tells partners, in the brand's own language, whose consent ended; null once they know, and while there is no address for it. */
export async function composePartnerWithdrawal(
  site: Site,
  { consent: id }: { consent: string }
): Promise<ComposedMail | null> {
  const { data_partners_email: email, name: brand } = site.settings
  const consent = await Consent.query().where('id', id).whereNull('partners_told_at').first()
  if (!email || !consent?.revokedAt) return null
  const { language } = site
  return {
    kind: 'partner_withdrawal',
    member: { id: null, email, language },
    mail: partnerWithdrawalMail(wordingOf(site, language), {
      brand,
      partners: consent.partners ?? '',
      addresses: consent.passedOnEmails,
      date: longDate(site, language, consent.revokedAt),
    }),
  }
}
