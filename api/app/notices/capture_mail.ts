import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFolder } from './mail_folder.js'
import type { MailMessage } from './mail_message.js'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Keeps a mail as a file instead of sending it. The name is the message's own, so that it is kept once. */
export async function captureMail(message: MailMessage): Promise<string> {
  const { message: raw } = await composer.sendMail(message)
  const stamp = message.date.toISOString().replace(/[-:]/g, '')
  const name = `${stamp}-${message.messageId.slice(1, message.messageId.indexOf('@'))}.eml`
  await mkdir(mailFolder(), { recursive: true })
  const path = join(mailFolder(), name)
  await writeFile(`${path}.part`, raw as Buffer)
  await rename(`${path}.part`, path)
  return `captured as ${name}`
}
