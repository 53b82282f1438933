import { enqueue } from '#app/jobs/enqueue'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import { SmsCodeNotFound } from './direct_debit_errors.js'
import { endMandates } from './end_mandates.js'
import Mandate from './mandate.js'
import PaymentBlock from './payment_block.js'
import { refuseBlocked } from './refuse_blocked.js'
import type SmsCode from './sms_code.js'

/** The code came back, so the holder agreed: the mandate counts from now on, and the one before no longer does. @throws SmsCodeNotFound */
export async function signMandate(
  { id, memberId, ibanHash, phoneHash }: Mandate,
  code: SmsCode,
  address: string
): Promise<void> {
  await lockMemberRow(memberId)
  refuseBlocked(await PaymentBlock.kindsBlocked(ibanHash, phoneHash))
  const [used] = await code.usedNow()
  if (Number(used) !== 1) throw new SmsCodeNotFound()
  await endMandates('replaced', { member_id: memberId })
  await Mandate.query()
    .where('id', id)
    .where('state', 'draft')
    .update({ state: 'active', signed_at: new Date(), signed_from: address })
  await enqueue('send_mail', { mail: 'mandate', mandate: id })
}
