import { createHmac } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import env from '#start/env'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import type { Tenant } from '#app/tenancy/context/tenant_context'

export interface LoggedErasure {
  what: 'deleted' | 'restored' | 'erased'
  /** Of who deleted their account. */
  refundWanted?: boolean
}

const REFUND = 'refund'

/** As long as backups exist (privacy statement). */
const DAYS = 35

/** Logged outside the database, so that `erasures:repeat` can redo it after restoring a backup; accounts are keyed hashes. */
export async function logErasure(
  tenant: Tenant,
  memberId: string,
  { what, refundWanted }: LoggedErasure
): Promise<void> {
  await mkdir(folder(), { recursive: true })
  const words = [hashOf(tenant, memberId), what, ...(refundWanted ? [REFUND] : [])]
  await appendFile(join(folder(), `${DateTime.utc().toISODate()}.txt`), `${words.join(' ')}\n`)
}

export async function loggedErasures(): Promise<Map<string, LoggedErasure>> {
  const noted = new Map<string, LoggedErasure>()
  for (const day of await days()) {
    for (const line of (await readFile(join(folder(), day), 'utf8')).trim().split('\n')) {
      const [account, what, wish] = line.split(' ')
      // Nothing comes after it.
      if (noted.get(account!)?.what === 'erased') continue
      noted.set(account!, { what: what as LoggedErasure['what'], refundWanted: wish === REFUND })
    }
  }
  return noted
}

export async function pruneErasureLog(): Promise<void> {
  const oldest = DateTime.utc().minus({ days: DAYS }).toISODate()
  for (const day of await days()) if (day.slice(0, 10) < oldest) await rm(join(folder(), day), { force: true })
}

export function hashOf({ id }: Tenant, memberId: string): string {
  return createHmac('sha256', derivedSecret('erasures')).update(`${id} ${memberId}`).digest('base64url')
}

async function days(): Promise<string[]> {
  return (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.txt')).sort()
}

function folder(): string {
  return join(env.get('DATA_DIR'), 'erasures')
}
