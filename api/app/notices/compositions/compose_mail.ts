import type { Site } from '#app/tenancy/sites/site'
import { composeActivation } from '#app/notices/compositions/account/compose_activation'
import { composeActivationReminder } from '#app/notices/compositions/account/compose_activation_reminder'
import { composeAnnouncementTest } from '#app/notices/compositions/staff/compose_announcement_test'
import { composeBirthDateChanged } from '#app/notices/compositions/account/compose_birth_date_changed'
import { composeCertificate } from '#app/notices/compositions/credits/compose_certificate'
import { composeAppeal } from '#app/notices/compositions/safety/compose_appeal'
import { composeAppealDecision } from '#app/notices/compositions/safety/compose_appeal_decision'
import { composeComplaint } from '#app/notices/compositions/safety/compose_complaint'
import { composeComplaintAnswer } from '#app/notices/compositions/safety/compose_complaint_answer'
import { composeComplaintDecision } from '#app/notices/compositions/safety/compose_complaint_decision'
import { composeComplaintsDue } from '#app/notices/compositions/staff/compose_complaints_due'
import { composeDebitFailed } from '#app/notices/compositions/credits/compose_debit_failed'
import { composeDebitNotice } from '#app/notices/compositions/credits/compose_debit_notice'
import { composeDecision } from '#app/notices/compositions/safety/compose_decision'
import { composeDecisionChanged } from '#app/notices/compositions/safety/compose_decision_changed'
import { composeMandate } from '#app/notices/compositions/credits/compose_mandate'
import { composeDeletion } from '#app/notices/compositions/account/compose_deletion'
import { composeInactivity } from '#app/notices/compositions/account/compose_inactivity'
import { composeEmailChange } from '#app/notices/compositions/account/compose_email_change'
import { composeEmailChangeNotice } from '#app/notices/compositions/account/compose_email_change_notice'
import { composeClosing } from '#app/notices/compositions/account/compose_closing'
import { composeErasureHold } from '#app/notices/compositions/account/compose_erasure_hold'
import { composeExport } from '#app/notices/compositions/account/compose_export'
import { composeHidden } from '#app/notices/compositions/safety/compose_hidden'
import { composeAccountDeleted } from '#app/notices/compositions/account/compose_account_deleted'
import { composeNewsMail } from '#app/notices/compositions/compose_news_mail'
import { composePasswordChanged } from '#app/notices/compositions/account/compose_password_changed'
import { composePasswordReset } from '#app/notices/compositions/account/compose_password_reset'
import { composePaymentTasks } from '#app/notices/compositions/staff/compose_payment_tasks'
import { composePrivacyDue } from '#app/notices/compositions/staff/compose_privacy_due'
import { composePartnerWithdrawal } from '#app/notices/compositions/staff/compose_partner_withdrawal'
import {
  composePrivacyAnswer,
  composePrivacyExtension,
  composePrivacyLink,
  composePrivacyReceipt,
} from '#app/notices/compositions/account/compose_privacy_request'
import { composeReceipt } from '#app/notices/compositions/credits/compose_receipt'
import { composeReturnedMoney } from '#app/notices/compositions/credits/compose_returned_money'
import { composeReportsJudged } from '#app/notices/compositions/safety/compose_reports_judged'
import { composeSanctionEnded } from '#app/notices/compositions/safety/compose_sanction_ended'
import { composeServiceNotice } from '#app/notices/compositions/account/compose_service_notice'
import { composeShutOut } from '#app/notices/compositions/account/compose_shut_out'
import { composeSignupDraft } from '#app/notices/compositions/account/compose_signup_draft'
import { composeVerification } from '#app/notices/compositions/account/compose_verification'
import { composeWithdrawal } from '#app/notices/compositions/credits/compose_withdrawal'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import type { MailToSend } from '#app/notices/mails/parts/mail_to_send'

type Order<Name extends MailToSend['mail']> = MailToSend & { mail: Name }

/** Composes a mail from the current state; null when it is no longer relevant. */
export function composeMail<Name extends MailToSend['mail']>(
  site: Site,
  order: Order<Name>
): Promise<ComposedMail | null> {
  return WRITERS[order.mail](site, order)
}

const WRITERS: { [Name in MailToSend['mail']]: (site: Site, order: Order<Name>) => Promise<ComposedMail | null> } = {
  activation: composeActivation,
  activation_reminder: composeActivationReminder,
  signup_draft: composeSignupDraft,
  complaint: composeComplaint,
  complaint_answer: composeComplaintAnswer,
  complaint_decision: composeComplaintDecision,
  complaints_due: composeComplaintsDue,
  decision: composeDecision,
  reports_judged: composeReportsJudged,
  sanction_ended: composeSanctionEnded,
  shut_out: composeShutOut,
  verification_refused: composeVerification,
  verification_ended: composeVerification,
  appeal: composeAppeal,
  appeal_decision: composeAppealDecision,
  decision_changed: composeDecisionChanged,
  hidden: composeHidden,
  closing: composeClosing,
  deletion: composeDeletion,
  account_deleted: composeAccountDeleted,
  certificate: composeCertificate,
  erasure_hold: composeErasureHold,
  privacy_link: composePrivacyLink,
  privacy_receipt: composePrivacyReceipt,
  privacy_extension: composePrivacyExtension,
  privacy_answer: composePrivacyAnswer,
  privacy_due: composePrivacyDue,
  partner_withdrawal: composePartnerWithdrawal,
  inactivity: composeInactivity,
  export: composeExport,
  password_reset: composePasswordReset,
  password_changed: composePasswordChanged,
  birth_date_changed: composeBirthDateChanged,
  email_change: composeEmailChange,
  email_change_notice: composeEmailChangeNotice,
  receipt: composeReceipt,
  refund: composeReturnedMoney,
  chargeback: composeReturnedMoney,
  withdrawal: composeWithdrawal,
  mandate: composeMandate,
  debit_notice: composeDebitNotice,
  debit_failed: composeDebitFailed,
  payment_tasks: composePaymentTasks,
  service_notice: composeServiceNotice,
  announcement_test: composeAnnouncementTest,
  news: composeNewsMail,
}
