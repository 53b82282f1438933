import type Member from '#app/members/people/member'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import type { Site } from '#app/tenancy/sites/site'
import Mandate from './mandate.js'
import { mandateReference } from './mandate_reference.js'
import { MANDATE_TEXT_VERSION, NOTICE_DAYS } from './mandate_terms.js'
import PaymentBlock from './payment_block.js'
import { refuseBlocked } from './refuse_blocked.js'

interface WantedMandate {
  site: Site
  member: Member
  language: string
  holder: string
  iban: string
  phone: string
}

/** Writes down what a member wants to sign; it counts once the code came back that their phone gets. @throws IbanBlocked PhoneBlocked */
export async function draftMandate({ site, member, language, holder, iban, phone }: WantedMandate): Promise<Mandate> {
  const [ibanHash, phoneHash] = [PaymentBlock.hashOf('iban', iban), PaymentBlock.hashOf('phone', phone)]
  refuseBlocked(await PaymentBlock.kindsBlocked(ibanHash, phoneHash))
  const owner = { memberId: member.id, reference: mandateReference() }
  const { id } = await Mandate.create({
    ...owner,
    gateway: gatewayOf(site).key,
    creditorId: site.company.creditor_id,
    creditorName: site.company.name,
    holder,
    sealedIban: Mandate.seal(owner, 'iban', iban),
    ibanHash,
    ibanEnd: PaymentBlock.labelOf(iban),
    sealedPhone: Mandate.seal(owner, 'phone', phone),
    phoneHash,
    phoneEnd: PaymentBlock.labelOf(phone),
    language,
    textVersion: MANDATE_TEXT_VERSION,
    noticeDays: NOTICE_DAYS,
  })
  return Mandate.findOrFail(id)
}
