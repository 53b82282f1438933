import { DateTime } from 'luxon'
import type { PastHold } from '#app/identity/deletion/erasure_hold'
import ErasureCertificate, { type RetainedData } from '#app/identity/personal_data/erasure_certificate'
import type { Site } from '#app/tenancy/sites/site'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { longDate } from '#app/tenancy/sites/long_date'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { certificateMail } from '#app/notices/mails/parts/credits/certificate_mail'

/** Certificate of erasure with what is retained and for how long; null once it was sent. */
export async function composeCertificate(site: Site, order: { certificate: string }): Promise<ComposedMail | null> {
  const certificate = await ErasureCertificate.find(order.certificate)
  if (!certificate) return null
  const { email, language, erasedAt, kept } = certificate
  const held = certificate.held as PastHold | null
  const dayOf = (until: string) => longDate(site, language, DateTime.fromISO(until, { zone: site.timeZone }))
  return {
    kind: 'certificate',
    member: { id: null, email, language },
    isUnrecorded: true,
    mail: certificateMail(wordingOf(site, language), {
      brand: site.settings.name,
      erasedOn: longDate(site, language, erasedAt),
      held: held && { ...held, until: dayOf(held.until) },
      kept: (kept as RetainedData[]).map(({ what, until }) => ({ what, until: until && dayOf(until) })),
    }),
  }
}
