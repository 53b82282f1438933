import Mandate from '@manyhearts/api/app/credits/direct_debit/mandate'
import { mandateReference } from '@manyhearts/api/app/credits/direct_debit/mandate_reference'
import PaymentBlock from '@manyhearts/api/app/credits/direct_debit/payment_block'
import SmsCode from '@manyhearts/api/app/credits/direct_debit/sms_code'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { DateTime } from 'luxon'
import type { Person } from '../../../cast.ts'

/** The code of a draft made here. */
export const CODE = '246810'

let numbers = 0

/** A member's mandate without the calls that make one; returns its id. A draft waits for `CODE`. */
export function newMandate({ brand, member }: Person, state: 'draft' | 'active' | 'ended' = 'active'): Promise<string> {
  return asTenant(brand, async () => {
    const owner = { memberId: member.id, reference: mandateReference() }
    const phone = `+4670${String(++numbers).padStart(7, '0')}`
    const { id } = await Mandate.create({
      ...owner,
      gateway: 'sandbox',
      creditorId: 'NL86ZZZ555555550000',
      creditorName: 'Tests B.V.',
      holder: 'Ann Example',
      sealedIban: Mandate.seal(owner, 'iban', 'NL91ABNA0417164300'),
      ibanHash: PaymentBlock.hashOf('iban', 'NL91ABNA0417164300'),
      ibanEnd: '4300',
      sealedPhone: Mandate.seal(owner, 'phone', phone),
      phoneHash: PaymentBlock.hashOf('phone', phone),
      phoneEnd: phone.slice(-4),
      language: 'en',
      textVersion: '2026-11-25',
      noticeDays: 1,
      state,
      ...(state !== 'draft' && { signedAt: DateTime.now() }),
      ...(state === 'ended' && { endedAt: DateTime.now(), endReason: 'revoked' }),
    })
    if (state === 'draft')
      await SmsCode.create({
        mandateId: id,
        phoneHash: PaymentBlock.hashOf('phone', phone),
        codeHash: SmsCode.hashOf(id, CODE),
        expiresAt: DateTime.now().plus({ minutes: 10 }),
      })
    return id
  })
}
