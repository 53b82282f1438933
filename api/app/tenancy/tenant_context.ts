import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotInTenant } from './tenancy_errors.js'
import { tenantToken } from './tenant_token.js'
import type { TransactionOptions } from './tenant_transaction.js'

/** A brand as the code passes it around: cache keys, jobs, files and live channels take one, never a bare string. */
export interface Tenant {
  readonly id: string
  readonly slug: string
}

interface TenantContext {
  tenant: Tenant
  trx: TransactionClientContract
}

const store = new AsyncLocalStorage<TenantContext>()

type Open = (work: undefined, options: TransactionOptions) => Promise<TransactionClientContract>

/** The doors through which a tenant's transaction may go (config/database.ts). */
type Door = 'members' | 'asides' | 'staff'

/** How a unit of work ends: `commit` may refuse by returning false, as a request does that answers with an error. */
interface Unit<T> {
  door?: Door
  readOnly?: boolean
  keep?: (result: T) => boolean
}

/**
 * Runs work in a tenant's transaction: opened at its first query, committed when the work is done, rolled back when it
 * throws. The only place that opens and commits.
 * @throws NotCommitted when PostgreSQL did not store it
 */
export async function asTenant<T>(tenant: Tenant, work: () => Promise<T>, unit: Unit<T> = {}): Promise<T> {
  const options: TransactionOptions = { readOnly: unit.readOnly ?? false, token: tenantToken(tenant.id) }
  const client = db.connection(unit.door ?? 'members')
  // Lucid takes options only in second place, and its types know knex's own alone.
  const trx = await (client.transaction as Open).call(client, undefined, options)
  return store.run({ tenant, trx }, async () => {
    let result: T
    try {
      result = await work()
    } catch (error) {
      await trx.rollback()
      throw error
    }
    if (unit.keep && !unit.keep(result)) await trx.rollback()
    else await trx.commit()
    return result
  })
}

/**
 * A short transaction of its own beside the current one, for what must outlive a refusal (a failed log-in) or must not
 * hold a connection while something slow goes on (hashing). It has its own pool, so it can't wait for its own caller.
 */
export function aside<T>(work: () => Promise<T>, tenant: Tenant = currentTenant()): Promise<T> {
  return asTenant(tenant, work, { door: 'asides' })
}

/** Leaves the current tenant, as a document does before it asks the API in memory. */
export function outsideTenant<T>(work: () => T): T {
  return store.exit(work)
}

/** @throws NotInTenant outside `asTenant` */
export function currentTenant(): Tenant {
  return context().tenant
}

/** The tenant's transaction, for queries no model can express well. Write `tenant_id = sec.tenant_id()` in them too. @throws NotInTenant */
export function currentTransaction(): TransactionClientContract {
  return context().trx
}

/**
 * Runs hand-written SQL on the tenant's transaction. Bindings are `?` with a list or `:name` with an object; null is a value.
 * @throws NotInTenant
 */
export async function tenantRows<Row = Record<string, any>>(
  sql: string,
  bindings: unknown[] | Record<string, unknown> = []
): Promise<Row[]> {
  const { rows } = await currentTransaction().rawQuery(sql, bindings as never)
  return rows
}

function context(): TenantContext {
  const found = store.getStore()
  if (!found) throw new NotInTenant()
  return found
}
