import type { CheckPayment } from '#app/credits/orders/outcomes/check_payment_job'
import type { RemovePhotos } from '#app/members/photos/storage/remove_photos_job'
import type { ReportBannedPhoto } from '#app/safety/report_banned_photo_job'
import type { RemoveHero } from '#app/reach/heroes/remove_hero_job'
import type { ScheduledJobTable } from '#app/jobs/run_scheduled_jobs'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import type { JobTable } from '#app/jobs/run_jobs'

/** Handlers by queue. */
export const jobs: JobTable = {
  send_mail: async (job) => {
    const { sendMailJob } = await import('#app/notices/compositions/send_mail_job')
    await sendMailJob(job)
  },
  report_urgent: async () => {
    const { remindStaff } = await import('#app/safety/cases/remind_staff')
    await remindStaff()
  },
  report_banned_photo: async ({ data, site }) => {
    const { reportBannedPhotoJob } = await import('#app/safety/report_banned_photo_job')
    await reportBannedPhotoJob(site, data as unknown as ReportBannedPhoto)
  },
  state_removal: async ({ data, site }) => {
    const { stateRemovalJob } = await import('#app/admin/photos/state_removal_job')
    await stateRemovalJob(site, String(data.photo))
  },
  state_text_refusal: async ({ data, site }) => {
    const { stateTextRefusalJob } = await import('#app/admin/profile_texts/state_text_refusal_job')
    await stateTextRefusalJob(site, String(data.text))
  },
  settle_verification: async ({ data }) => {
    const { settleVerification } = await import('#app/members/verification/settle_verification')
    await settleVerification(String(data.verification))
  },
  notify_member: async (job) => {
    const { notifyMemberJob } = await import('#app/notices/news/notify_member_job')
    await notifyMemberJob(job)
  },
  send_push: async (job) => {
    const { sendPushJob } = await import('#app/notices/push/send_push_job')
    await sendPushJob(job)
  },
  send_announcement: async ({ data, site }) => {
    const { sendAnnouncementJob } = await import('#app/notices/announcements/send_announcement_job')
    await sendAnnouncementJob(site, String(data.announcement))
  },
  log_deletion: async ({ data, site }) => {
    const { logDeletionJob } = await import('#app/identity/deletion/log_deletion_job')
    await logDeletionJob(site, String(data.member))
  },
  make_export: async ({ data, site }) => {
    const { makeExportJob } = await import('#app/identity/exports/make_export_job')
    await makeExportJob(site, String(data.export))
  },
  export_list: async ({ data, site }) => {
    const { exportListJob } = await import('#app/admin/exports/export_list_job')
    await exportListJob(site, String(data.export))
  },
  pass_on: async ({ data, site }) => {
    const { passOnJob } = await import('#app/admin/partners/pass_on_job')
    await passOnJob(site, String(data.export))
  },
  remove_hero: async ({ data }) => {
    const { removeHeroJob } = await import('#app/reach/heroes/remove_hero_job')
    await removeHeroJob(data as unknown as RemoveHero)
  },
  remove_photos: async ({ data }) => {
    const { removePhotosJob } = await import('#app/members/photos/storage/remove_photos_job')
    await removePhotosJob(data as unknown as RemovePhotos)
  },
  send_refund: async ({ data, site }) => {
    const { sendRefundJob } = await import('#app/credits/refunds/send_refund_job')
    await sendRefundJob(site, String(data.refund))
  },
  settle_withdrawal: async ({ data, site }) => {
    const { settleWithdrawalJob } = await import('#app/credits/withdrawals/settle_withdrawal_job')
    await settleWithdrawalJob(site, String(data.withdrawal))
  },
  collect_debit: async ({ data, site }) => {
    const { collectDebitJob } = await import('#app/credits/collections/collect_debit_job')
    await collectDebitJob(site, String(data.order))
  },
  revoke_mandate: async ({ data, site }) => {
    const { revokeMandateJob } = await import('#app/credits/direct_debit/revoke_mandate_job')
    await revokeMandateJob(site, String(data.mandate))
  },
  send_postbacks: async ({ data, site }) => {
    const { sendPostbacksJob } = await import('#app/postbacks/send_postbacks_job')
    await sendPostbacksJob(site, String(data.member))
  },
  check_payment: async ({ data }) => {
    const { checkPaymentJob } = await import('#app/credits/orders/outcomes/check_payment_job')
    await checkPaymentJob(data as unknown as CheckPayment)
  },
  match_payment: async ({ data, site }) => {
    const { matchPaymentJob } = await import('#app/credits/orders/outcomes/match_payment_job')
    await matchPaymentJob(site, { gateway: String(data.gateway), ref: String(data.ref) })
  },
}

export const scheduledJobs: ScheduledJobTable = {
  remove_old_tokens: async () => {
    const { removeOldTokens } = await import('#app/identity/tokens/remove_old_tokens')
    const { removeOldPasswordLinks } = await import('#app/staff/accounts/password_link')
    await removeOldTokens()
    await removeOldPasswordLinks()
  },
  erase_members: async () => {
    const { eraseMembers } = await import('#app/identity/deletion/erase_members')
    await eraseMembers()
  },
  notify_of_closing: async () => {
    const { notifyOfClosing } = await import('#app/identity/closing/notify_of_closing')
    await notifyOfClosing()
  },
  remove_exports: async () => {
    const { removeExports } = await import('#app/identity/exports/remove_exports')
    await removeExports()
    const { removeListExports } = await import('#app/admin/exports/remove_list_exports')
    await removeListExports()
  },
  end_complaints: async () => {
    const { endComplaints } = await import('#app/safety/cases/end_complaints')
    await endComplaints()
  },
  keep_trust_months: async () => {
    const { keepTrustMonths } = await import('#app/admin/trust/keep_trust_months')
    await keepTrustMonths()
  },
  keep_figure_days: async () => {
    const { keepFigureDays } = await import('#app/admin/figures/keep_figure_days')
    await keepFigureDays()
  },
  forget_privacy_requests: async () => {
    const { forgetPrivacyRequests } = await import('#app/identity/privacy/forget_privacy_requests')
    await forgetPrivacyRequests()
  },
  count_desk: async () => {
    const { countDesk } = await import('#app/chat/desk/count_desk')
    await countDesk(currentTenant())
  },
  forget_desk_notes: async () => {
    const { forgetDeskNotes } = await import('#app/chat/desk/forget_desk_notes')
    await forgetDeskNotes()
    const { forgetDeskFlags } = await import('#app/chat/desk/forget_desk_flags')
    await forgetDeskFlags()
    const { forgetDeskLikes } = await import('#app/chat/desk/forget_desk_likes')
    await forgetDeskLikes()
  },
  forget_profile_texts: async () => {
    const { forgetTexts } = await import('#app/members/profile_texts/forget_texts')
    await forgetTexts()
  },
  end_verifications: async () => {
    const { endVerifications } = await import('#app/members/verification/end_verifications')
    await endVerifications()
  },
  forget_care_signs: async () => {
    const { forgetCareSigns } = await import('#app/chat/care/forget_care_signs')
    await forgetCareSigns()
  },
  end_sanctions: async () => {
    const { endSanctions } = await import('#app/identity/sanctions/end_sanctions')
    await endSanctions()
  },
  remind_staff: async () => {
    const { remindStaff } = await import('#app/safety/cases/remind_staff')
    const { remindOfRequests } = await import('#app/identity/privacy/remind_of_requests')
    await remindStaff()
    await remindOfRequests()
  },
  end_withdrawals: async () => {
    const { endWithdrawals } = await import('#app/credits/withdrawals/end_withdrawals')
    await endWithdrawals()
  },
  tell_partners: async () => {
    const { tellPartners } = await import('#app/identity/consents/tell_partners')
    await tellPartners()
  },
  renew_credit_prices: async () => {
    const { renewCreditPrices } = await import('#app/tenancy/manifests/storing/renew_credit_prices')
    await renewCreditPrices()
  },
  watch_payments: async () => {
    const { watchPayments } = await import('#app/credits/orders/outcomes/watch_payments')
    await watchPayments()
  },
  collect_debits: async () => {
    const { collectDebits } = await import('#app/credits/collections/collect_debits')
    await collectDebits()
  },
  forget_mandates: async () => {
    const { forgetMandates } = await import('#app/credits/direct_debit/forget_mandates')
    await forgetMandates()
  },
  forget_push_keys: async () => {
    const { forgetPushKeys } = await import('#app/tenancy/push_keys/push_key')
    await forgetPushKeys()
  },
  forget_pushes: async () => {
    const { forgetPushes } = await import('#app/notices/push/push_record')
    await forgetPushes()
  },
  forget_postbacks: async () => {
    const { forgetPostbacks } = await import('#app/postbacks/postback')
    await forgetPostbacks()
  },
  find_due_postbacks: async () => {
    const { findDuePostbacks } = await import('#app/postbacks/find_due_postbacks')
    await findDuePostbacks()
  },
  report_tasks: async () => {
    const { reportTasks } = await import('#app/credits/tasks/report_tasks')
    await reportTasks()
  },
  seal_ledger: async () => {
    const { sealLedger } = await import('#app/credits/ledger/seals/seal_ledger')
    await sealLedger()
  },
  notify_newcomers: async () => {
    const { notifyNewcomers } = await import('#app/notices/news/notify_newcomers')
    await notifyNewcomers()
  },
  notify_search_alerts: async () => {
    const { notifySearchAlerts } = await import('#app/notices/news/notify_search_alerts')
    await notifySearchAlerts()
  },
}
