import { inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { SmsCodeInvalid, SmsCodeNotFound } from './direct_debit_errors.js'
import type Mandate from './mandate.js'
import SmsCode from './sms_code.js'

/** Counts the try for good, whatever becomes of the request, and only then compares. @throws SmsCodeNotFound SmsCodeInvalid */
export async function takeCode({ id: mandateId }: Mandate, code: string): Promise<SmsCode> {
  const tried = await inSeparateTransaction(async () => {
    const [row] = await tenantRows<{ id: string }>(
      `update app.sms_codes set tries = tries + 1 where tenant_id = (select sec.tenant_id()) and used_at is null
         and expires_at > now() and tries < :most and id = (select id from app.sms_codes
           where tenant_id = (select sec.tenant_id()) and mandate_id = :mandateId order by id desc limit 1)
       returning id::text`,
      { mandateId, most: SmsCode.TRIES }
    )
    return row && SmsCode.findOrFail(row.id)
  })
  if (!tried) throw new SmsCodeNotFound()
  if (tried.is(code)) return tried
  throw tried.tries < SmsCode.TRIES ? new SmsCodeInvalid({ left: SmsCode.TRIES - tried.tries }) : new SmsCodeNotFound()
}
