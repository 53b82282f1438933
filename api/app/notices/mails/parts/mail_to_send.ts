import type { News } from '#app/jobs/news'

export type MailToSend =
  | { mail: 'activation' | 'password_reset' | 'email_change' | 'email_change_notice'; link: string }
  | { mail: 'deletion' | 'account_deleted' | 'export' | 'privacy_link'; link: string }
  | { mail: 'certificate'; certificate: string }
  | { mail: 'partner_withdrawal'; consent: string }
  | { mail: 'erasure_hold'; hold: string }
  | { mail: 'privacy_receipt' | 'privacy_extension' | 'privacy_answer'; request: string }
  | { mail: 'inactivity'; warning: string }
  | { mail: 'activation_reminder'; link: string; last: boolean }
  | { mail: 'signup_draft'; draft: string }
  | { mail: 'complaint' | 'hidden' | 'complaint_decision'; complaint: string }
  | { mail: 'complaint_answer'; complaint: string; side: 'reporter' | 'subject' }
  | { mail: 'decision'; decision: string }
  | { mail: 'sanction_ended'; sanction: string }
  | { mail: 'verification_refused' | 'verification_ended'; verification: string }
  | { mail: 'reports_judged'; complaint: string; judgement: 'reports_warned' | 'reports_unheeded' }
  | { mail: 'appeal' | 'appeal_decision'; appeal: string }
  | { mail: 'decision_changed'; appeal: string; complaint: string }
  | { mail: 'complaints_due' | 'privacy_due'; staff: string }
  | { mail: 'password_changed' | 'birth_date_changed' | 'shut_out' | 'closing'; member: string }
  | { mail: 'receipt'; order: string }
  | { mail: 'withdrawal'; withdrawal: string }
  | { mail: 'mandate'; mandate: string }
  | { mail: 'debit_notice' | 'debit_failed'; order: string }
  | { mail: 'payment_tasks'; staff: string }
  | { mail: 'service_notice'; announcement: string; member: string }
  | { mail: 'announcement_test'; announcement: string; staff: string; language: string }
  | MoneyReturned
  | ({ mail: 'news' } & News)

/** How much went back this time, and how many credits were removed for it. */
export interface MoneyReturned {
  mail: 'refund' | 'chargeback'
  order: string
  amount_minor: number
  credits: number
}
