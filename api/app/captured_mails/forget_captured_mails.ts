import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Site } from '#app/tenancy/sites/site'
import { capturesMail } from './captures_mail.js'
import { mailFolder } from './mail_folder.js'

export async function forgetCapturedMails({ mainHost }: Site, email: string): Promise<void> {
  if (!capturesMail() || !email) return
  const names = (await readdir(mailFolder()).catch(() => [])).filter((name) => name.endsWith('.eml'))
  for (const name of names) {
    const raw = await readFile(join(mailFolder(), name)).catch(() => undefined)
    if (!raw?.includes(email)) continue
    const { to, messageId } = await PostalMime.parse(raw)
    if (to?.some(({ address }) => address === email) && messageId?.endsWith(`@${mainHost}>`))
      await rm(join(mailFolder(), name), { force: true })
  }
}
