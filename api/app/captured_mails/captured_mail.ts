import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { mailFolder } from './mail_folder.js'

const NAME = /^[0-9TZ.]+-[0-9a-f-]+\.eml$/
const NEWEST = 200

export interface CapturedMail extends Email {
  name: string
}

/** The newest captured mails, newest first: their file names begin with the time. */
export async function capturedMails(): Promise<CapturedMail[]> {
  const names = (await readdir(mailFolder()).catch(() => [])).filter((name) => NAME.test(name))
  const mails = await Promise.all(names.sort().reverse().slice(0, NEWEST).map(capturedMail))
  return mails.filter((mail) => mail !== undefined)
}

export async function capturedMail(name: string): Promise<CapturedMail | undefined> {
  if (!NAME.test(name)) return undefined
  const raw = await readFile(join(mailFolder(), name)).catch(() => undefined)
  return raw && { ...(await PostalMime.parse(raw)), name }
}
