import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { count } from '#app/operations/count'
import { capturesMail } from '#app/captured_mails/captures_mail'
import { mailFolder } from '#app/captured_mails/mail_folder'
import type { MailMessage } from './mail_message.js'
import { mailTransport } from './mail_transport.js'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

const PERMANENT = 500

interface Delivery {
  answer: string
  sent: boolean
}

/** Hands a mail to the mail server, or keeps it where mail is captured. @throws what may be better at the next try */
export async function deliverMail(message: MailMessage): Promise<Delivery> {
  try {
    const delivery = await deliver(message)
    count('mails', delivery.sent ? 'sent' : 'refused')
    return delivery
  } catch (error) {
    count('mails', 'failed')
    throw error
  }
}

async function deliver(message: MailMessage): Promise<Delivery> {
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
