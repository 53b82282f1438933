import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { capturesMail } from '#app/captured_mails/captures_mail'
import { composeMail } from './compose_mail.js'
import { mailMessage, type MailMessage } from '#app/notices/mails/mail_message'
import { recordAnswer, recordMail } from '#app/notices/mails/mail_record'
import type { MailToSend } from '#app/notices/mails/parts/mail_to_send'
import { mailTransport } from '#app/notices/mails/mail_transport'
import { notePrenotified } from '#app/credits/collections/note_prenotified'
import { confirmWaiver } from '#app/credits/orders/confirm_waiver'
import type { Job } from '#app/jobs/run_jobs'
import ErasureCertificate from '#app/identity/personal_data/erasure_certificate'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFolder } from '#app/captured_mails/mail_folder'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

const PERMANENT = 500

/** Records a mail before and after sending, in separate transactions; a retry sends the same message again. */
export async function sendMailJob(job: Job): Promise<void> {
  const order = job.data as unknown as MailToSend
  const composed = await inSeparateTransaction(() => composeMail(job.site, order))
  if (!composed) return
  const { kind, member, isUnrecorded } = composed
  const message = mailMessage(job.site, composed, job)
  const { messageId } = message
  const record = { jobId: job.id, memberId: member.id, kind, messageId }
  if (!isUnrecorded && (await inSeparateTransaction(() => recordMail(record)))) return
  const { answer, sent } = await deliver(message)
  if (isUnrecorded) await inSeparateTransaction(() => forgetRecipient(order))
  else await inSeparateTransaction(() => noteAnswer(job.id, order, { answer, sent }))
}

/** What a buyer gave up counts once the mail that confirms it was taken, and a debit is announced then. */
async function noteAnswer(jobId: string, order: MailToSend, { answer, sent }: { answer: string; sent: boolean }) {
  await recordAnswer(jobId, answer, sent)
  if (!sent) return
  if (order.mail === 'receipt') await confirmWaiver(order.order)
  if (order.mail === 'debit_notice') await notePrenotified(order.order)
}

async function deliver(message: MailMessage): Promise<{ answer: string; sent: boolean }> {
  if (capturesMail()) return { answer: await captureMail(message), sent: true }
  try {
    const { response } = await mailTransport().sendMail(message)
    return { answer: String(response), sent: true }
  } catch (error) {
    const { code, responseCode, response } = error as { code?: string; responseCode?: number; response?: string }
    // The mailbox doesn't exist; retrying would only harm our reputation.
    if (code === 'EENVELOPE' && (responseCode ?? 0) >= PERMANENT) return { answer: String(response), sent: false }
    throw error
  }
}

/** Deletes the certificate of erasure, the last record of its recipient's address. */
async function forgetRecipient(order: MailToSend): Promise<void> {
  if (order.mail === 'certificate') await ErasureCertificate.query().where('id', order.certificate).delete()
}

/** Writes a mail to a file instead of sending it; a retry overwrites the same file. */
async function captureMail(message: MailMessage): Promise<string> {
  const { message: raw } = await composer.sendMail(message)
  const stamp = message.date.toISOString().replace(/[-:]/g, '')
  const name = `${stamp}-${message.messageId.slice(1, message.messageId.indexOf('@'))}.eml`
  await mkdir(mailFolder(), { recursive: true })
  const path = join(mailFolder(), name)
  await writeFile(`${path}.part`, raw as Buffer)
  await rename(`${path}.part`, path)
  return `captured as ${name}`
}
