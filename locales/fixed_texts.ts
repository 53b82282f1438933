/** Why no brand may write a text of its own. */
export type FixedReason = 'agreement' | 'fictional' | 'law' | 'safety'

/**
 * Texts that are the product's alone, by the beginning of their keys: what members agree to is recorded with the version of its words,
 * what a law prescribes has to stand there, and nothing may be said otherwise about fictional profiles or about what keeps members safe.
 */
const FIXED: Record<Exclude<FixedReason, 'fictional'>, readonly string[]> = {
  agreement: [
    'identity:consents',
    'identity:changed_terms',
    'identity:sign_up.consents',
    'credits:waiver',
    'credits:direct_debit.mandate',
    'members:photo_check',
    'safety:disclosure',
  ],
  law: [
    'credits:receipt',
    'credits:withdraw',
    'identity:age_check',
    'identity:deletion.facts',
    'notices:certificate',
    'notices:erasure_hold',
    'notices:debit_notice_mail',
    'notices:export_page',
    'notices:mandate_mail',
    'notices:partner_withdrawal',
    'notices:receipt_mail',
    'notices:tasks_mail',
    'notices:staff_mails',
    'notices:unsubscribe',
    'notices:withdrawal_mail',
    'safety:complaints',
  ],
  safety: [
    'chat:held',
    'chat:help_note',
    'chat:ideas',
    'chat:log.never_send_money',
    'chat:log.risk_link',
    'chat:log.risk_phone',
    'members:unseen',
    'chat:log.risk_told',
    'errors:account_banned',
    'errors:account_suspended',
    'errors:member_shut_out',
    'errors:profile_sanctioned',
    'identity:shut_out',
    'notices:banned',
    'notices:hidden_mail',
    'notices:report_mail',
    'notices:reports_judged',
    'notices:reports_unheeded',
    'notices:reports_warned',
    'notices:sanction_ended',
    'notices:shut_out',
    'notices:verification_ended',
    'notices:verification_refused',
    'site:person.photos_checked',
    'safety:block',
    'safety:reasons',
    'safety:report',
  ],
}

/** Whatever a key says of fictional profiles, wherever it stands. */
const FICTIONAL = /fictional/

const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** @param name such as `credits:waiver.label` */
export function fixedReason(name: string): FixedReason | undefined {
  const whole = name.replace(PLURAL, '')
  const found = (Object.keys(FIXED) as (keyof typeof FIXED)[]).find((reason) =>
    FIXED[reason].some((start) => whole === start || whole.startsWith(`${start}.`))
  )
  return found ?? (FICTIONAL.test(name) ? 'fictional' : undefined)
}

/** Beginnings of keys that are fixed. */
export const FIXED_BEGINNINGS: readonly string[] = Object.values(FIXED).flat()
