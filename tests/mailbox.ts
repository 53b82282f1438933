import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

const LOOK_EVERY_MS = 25
const PATIENCE_MS = 90_000

/** The mails to an address, oldest first; waits for as many as expected. */
export function mailsTo(address: string, expected = 1): Promise<Email[]> {
  return awaited(`${expected} mails`, address, (mails) => (mails.length >= expected ? mails : undefined))
}

/** Waits until that many have come. */
export async function newestMailTo(address: string, expected = 1): Promise<Email> {
  return (await mailsTo(address, expected)).at(-1)!
}

/** Waits for a mail by its subject, for where several jobs send in any order. */
export function mailAbout(address: string, subject: RegExp): Promise<Email> {
  return awaited(`a mail about ${subject}`, address, (mails) =>
    mails.findLast((one) => subject.test(one.subject ?? ''))
  )
}

async function awaited<T>(what: string, address: string, find: (mails: Email[]) => T | undefined): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(LOOK_EVERY_MS)) {
    const mails = await mailsSoFar(address)
    const found = find(mails)
    if (found !== undefined) return found
    const came = mails.map((one) => one.subject).join(' | ') || 'nothing'
    if (Date.now() > until) throw new Error(`${what} to ${address} did not come, only: ${came}`)
  }
}

export async function mailsSoFar(address: string): Promise<Email[]> {
  return (await allMails()).filter(({ to }) => to?.some((one) => one.address === address))
}

/** The token of the link in a mail: the only opaque path at the site's root. */
export function tokenIn({ text }: Email): string {
  return /https?:\/\/[^/\s]+\/([\w-]{43})(?:\s|$)/.exec(text ?? '')![1]!
}

export function codeIn({ text }: Email): string {
  return /^(\d{6})$/m.exec(text ?? '')![1]!
}

/** Cached by file: files never change, waiting reads the folder again and again, and a run sends thousands of mails. */
const read = new Map<string, Email>()

/** Every mail, oldest first: captured by the product, or delivered to the browser suite's mail server. */
export async function allMails(): Promise<Email[]> {
  const folder = join(process.env.DATA_DIR!, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.map((name) => mailIn(join(folder, name))))
}

async function mailIn(file: string): Promise<Email> {
  const known = read.get(file)
  if (known) return known
  const mail = await PostalMime.parse(await readFile(file))
  read.set(file, mail)
  return mail
}
