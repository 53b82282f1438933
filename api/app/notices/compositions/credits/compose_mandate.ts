import Mandate from '#app/credits/direct_debit/mandate'
import { mandateFileName, mandatePdf } from '#app/credits/direct_debit/mandate_pdf'
import Member from '#app/members/people/member'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { mandateMail } from '#app/notices/mails/parts/credits/mandate_mail'
import type { Site } from '#app/tenancy/sites/site'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { wordingOf } from '#app/tenancy/sites/wording_of'

/** Confirms a signed mandate, in the language it was signed in, with the mandate as PDF; null once it has ended. */
export async function composeMandate(site: Site, { mandate: id }: { mandate: string }): Promise<ComposedMail | null> {
  const mandate = await Mandate.query().where({ id, state: 'active' }).first()
  const member = mandate && (await Member.query().where('id', mandate.memberId).preload('profile').first())
  if (!mandate || !member) return null
  return {
    kind: 'mandate',
    member,
    mail: mandateMail(wordingOf(site, mandate.language), {
      name: member.profile.name,
      reference: mandate.reference,
      creditor: mandate.creditorName,
      creditorId: mandate.creditorId,
      end: mandate.ibanEnd,
      href: siteAddress(site.mainHost, '/directdebit'),
    }),
    attachments: [
      {
        filename: mandateFileName(mandate, site),
        content: await mandatePdf(mandate, site),
        contentType: 'application/pdf',
      },
    ],
  }
}
