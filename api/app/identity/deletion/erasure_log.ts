import { createHmac } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import env from '#start/env'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** What happened to an account: its member left, came back, or was erased. */
export type Departure = 'left' | 'back' | 'erased'

/** Backups are kept no longer, so nobody needs to know longer (privacy statement). */
const DAYS = 35

/**
 * Notes beside the database that somebody left, came back or was erased: a backup of an earlier day knows nothing of it, and whoever
 * restores one repeats it (`departures:repeat`). Accounts stand here as keyed hashes, which without a backup are of nobody.
 */
export async function noteDeparture(tenant: Tenant, memberId: string, what: Departure): Promise<void> {
  await mkdir(folder(), { recursive: true })
  const line = `${hashOf(tenant, memberId)} ${what}\n`
  await appendFile(join(folder(), `${DateTime.utc().toISODate()}.txt`), line)
}

/** What happened last to each account of a brand that was noted, by `hashOf`. */
export async function notedDepartures(): Promise<Map<string, Departure>> {
  const noted = new Map<string, Departure>()
  for (const day of await days()) {
    for (const line of (await readFile(join(folder(), day), 'utf8')).trim().split('\n')) {
      const [account, what] = line.split(' ')
      noted.set(account!, what as Departure)
    }
  }
  return noted
}

/** Forgets what no backup is old enough for. */
export async function forgetDepartures(): Promise<void> {
  const oldest = DateTime.utc().minus({ days: DAYS }).toISODate()
  for (const day of await days()) if (day.slice(0, 10) < oldest) await rm(join(folder(), day), { force: true })
}

/** What an account is noted as. */
export function hashOf({ id }: Tenant, memberId: string): string {
  return createHmac('sha256', derivedSecret('departures')).update(`${id} ${memberId}`).digest('base64url')
}

async function days(): Promise<string[]> {
  return (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.txt')).sort()
}

function folder(): string {
  return join(env.get('DATA_DIR'), 'departures')
}
