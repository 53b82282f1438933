import { forgetRecipient } from '#app/identity/forget_recipient'
import { aside } from '#app/tenancy/tenant_context'
import { captureMail } from './capture_mail.js'
import { capturesMail } from './captures_mail.js'
import { composeMail } from './compose_mail.js'
import { mailMessage, type MailMessage } from './mail_message.js'
import { noteAnswer, noteMail } from './mail_record.js'
import type { MailToSend } from './mails/mail_to_send.js'
import { mailTransport } from './mail_transport.js'
import type { Job } from './run_jobs.js'

const PERMANENT = 500

/**
 * Sends one mail. It is noted before it goes out and after the server took it, each in a transaction of its own, so nothing is
 * held while the network is slow. Should the process die between, the mail goes out again as the same message.
 */
export async function sendMailJob(job: Job): Promise<void> {
  const order = job.data as unknown as MailToSend
  const composed = await aside(() => composeMail(job.site, order))
  if (!composed) return
  const { kind, member, isUnrecorded } = composed
  const message = mailMessage(job.site, composed, job)
  const { messageId } = message
  const record = { jobId: job.id, memberId: member.id, kind, messageId }
  if (!isUnrecorded && (await aside(() => noteMail(record)))) return
  const { answer, sent } = await deliver(message)
  if (isUnrecorded) await aside(() => forgetRecipient(order))
  else await aside(() => noteAnswer(job.id, answer, sent))
}

async function deliver(message: MailMessage): Promise<{ answer: string; sent: boolean }> {
  if (capturesMail()) return { answer: await captureMail(message), sent: true }
  try {
    const { response } = await mailTransport().sendMail(message)
    return { answer: String(response), sent: true }
  } catch (error) {
    const { code, responseCode, response } = error as { code?: string; responseCode?: number; response?: string }
    // There is no such mailbox: trying again would only make us known for it.
    if (code === 'EENVELOPE' && (responseCode ?? 0) >= PERMANENT) return { answer: String(response), sent: false }
    throw error
  }
}
