import { Resolver } from 'node:dns/promises'
import { capturesMail } from '#app/captured_mails/captures_mail'

/** `spf` (RFC 7208): servers that may send; `dmarc` (RFC 7489): what becomes of forged mail; `mx` (RFC 5321): who takes answers. */
export type MailRecord = 'spf' | 'dmarc' | 'mx'

export interface MailCheck {
  /** What the brand's mails are from. */
  address: string
  /** `captured`: this installation delivers no mail; `unknown`: the name servers gave no answer. */
  state: 'ready' | 'missing' | 'captured' | 'unknown'
  /** Records without which mail programs distrust mails from there, or their answers are lost. */
  missing: MailRecord[]
}

const PATIENCE = { timeout: 3_000, tries: 2 }

/** Answers that say that there is no such record. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND'])

export async function checkMailOf(address: string): Promise<MailCheck> {
  if (capturesMail()) return { address, state: 'captured', missing: [] }
  return checkMail(address, new Resolver(PATIENCE))
}

/** Asks the name servers, by `resolver`, whether mails from an address are trusted and can be answered. */
export async function checkMail(
  address: string,
  resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx'>
): Promise<MailCheck> {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const texts = async (name: string) => (await found(resolver.resolveTxt(name))).map((parts) => parts.join(''))
  const has = async (names: string[], start: RegExp) => {
    for (const name of names) if ((await texts(name)).some((text) => start.test(text))) return true
    return false
  }
  try {
    const records: Record<MailRecord, boolean> = {
      spf: await has([domain], /^v=spf1( |$)/i),
      dmarc: await has(
        domainsAbove(domain).map((name) => `_dmarc.${name}`),
        /^v=DMARC1\s*(;|$)/
      ),
      mx: (await found(resolver.resolveMx(domain))).some(({ exchange }) => exchange !== ''),
    }
    const missing = (Object.keys(records) as MailRecord[]).filter((name) => !records[name])
    return { address, state: missing.length > 0 ? 'missing' : 'ready', missing }
  } catch {
    return { address, state: 'unknown', missing: [] }
  }
}

/** A domain and those that it belongs to, whose policy is its own without one (RFC 7489 §6.6.3); top-level domains have none. */
function domainsAbove(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

async function found<Row>(asked: Promise<Row[]>): Promise<Row[]> {
  try {
    return await asked
  } catch (error) {
    if (NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
