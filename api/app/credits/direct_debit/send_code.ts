import { DateTime } from 'luxon'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { networkOf } from '#app/http/limits/network_of'
import { translationsIn } from '#app/http/translations'
import { SmsLimitReached } from '#app/credits/sms/sms_errors'
import { sendSms } from '#app/credits/sms/sms_sender'
import { asTenant } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type Mandate from './mandate.js'
import { callingCode } from './phone_rule.js'
import SmsCode from './sms_code.js'

/** Codes a number gets at one brand, one network asks for, and one country gets at one brand: text messages cost money (toll fraud). */
const PER_DAY = { number: 3, network: 20, country: 500 }

interface To {
  site: Site
  address: string
}

/** Outlives a refusal. @throws SmsLimitReached */
export async function countCode(phone: string, { site, address }: To): Promise<void> {
  const count = (what: keyof typeof PER_DAY, whom: string) =>
    limited(limitKey(site, `sms-${what}`, whom), PER_DAY[what], '1 day', SmsLimitReached)
  await count('network', networkOf(address))
  await count('number', phone)
  await count('country', callingCode(phone))
}

/**
 * Makes a new code, the only one that counts from now on (`take_code.ts`), and sends it outside any transaction. Returns when it ends.
 * @throws SmsUnavailable NumberRefused
 */
export async function sendCode(mandate: Mandate, site: Site, language: string): Promise<DateTime> {
  const code = SmsCode.newCode()
  const expiresAt = DateTime.now().plus({ minutes: SmsCode.MINUTES })
  const { id: mandateId, phoneHash, phone, ibanEnd } = mandate
  await asTenant(site, async () => {
    await SmsCode.create({
      mandateId,
      phoneHash,
      codeHash: SmsCode.hashOf(mandateId, code),
      expiresAt,
    })
  })
  const t = translationsIn(wordingOf(site, language), 'credits')
  const values = { code, brand: site.settings.name, end: ibanEnd, minutes: SmsCode.MINUTES }
  await sendSms({ to: phone, text: t('direct_debit.sms', values) })
  return expiresAt
}
