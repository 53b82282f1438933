import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import { composeMail } from './compose_mail.js'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { deliverMail } from '#app/notices/mails/deliver_mail'
import { mailMessage } from '#app/notices/mails/mail_message'
import { recordAnswer, recordMail } from '#app/notices/mails/mail_record'
import type { MailToSend } from '#app/notices/mails/parts/mail_to_send'
import { notePrenotified } from '#app/credits/collections/note_prenotified'
import { confirmWaiver } from '#app/credits/orders/confirm_waiver'
import { noteTold } from './note_told.js'
import { siteForLanguage } from './site_for_language.js'
import type { Job } from '#app/jobs/run_jobs'
import ErasureCertificate from '#app/identity/personal_data/erasure_certificate'

/** Records a mail before and after sending, in separate transactions; a retry sends the same message again. */
export async function sendMailJob(job: Job): Promise<void> {
  const order = job.data as unknown as MailToSend
  const written = await inSeparateTransaction(() => write(job.site, order))
  if (!written) return
  const { kind, member, isUnrecorded } = written.composed
  const message = mailMessage(written.site, written.composed, job)
  const { messageId } = message
  const record = { jobId: job.id, memberId: member.id, kind, messageId }
  if (!isUnrecorded && (await inSeparateTransaction(() => recordMail(record)))) return
  const { answer, sent } = await deliverMail(message)
  if (isUnrecorded) await inSeparateTransaction(() => forgetRecipient(order))
  else await inSeparateTransaction(() => noteAnswer(job.id, order, { answer, sent }))
}

/** Only what was composed tells who reads it, and so from which of the brand's domains it comes. */
async function write(main: Site, order: MailToSend): Promise<{ site: Site; composed: ComposedMail } | null> {
  const composed = await composeMail(main, order)
  if (!composed) return null
  const site = await siteForLanguage(main, composed.member.language)
  return { site, composed: site === main ? composed : ((await composeMail(site, order)) ?? composed) }
}

/** What a buyer gave up counts once the mail that confirms it was taken, and a debit is announced then. */
async function noteAnswer(jobId: string, order: MailToSend, { answer, sent }: { answer: string; sent: boolean }) {
  await recordAnswer(jobId, answer, sent)
  if (!sent) return
  if (order.mail === 'receipt') await confirmWaiver(order.order)
  await noteTold(order)
  if (order.mail === 'debit_notice') await notePrenotified(order.order)
}

/** Deletes the certificate of erasure, the last record of its recipient's address. */
async function forgetRecipient(order: MailToSend): Promise<void> {
  if (order.mail === 'certificate') await ErasureCertificate.query().where('id', order.certificate).delete()
}
