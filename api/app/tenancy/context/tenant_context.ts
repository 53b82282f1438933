import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
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

/** The doors through which a tenant's transaction may go (config/database.ts). */
type Door = 'members' | 'asides' | 'staff'

interface OpenTransaction {
  /** Absent in what staff do for no brand. */
  tenant?: Tenant
  door: Door
  trx: TransactionClientContract
}

const store = new AsyncLocalStorage<OpenTransaction>()

/** Proves no tenant: `sec.tenant_id()` is null under it. */
const NO_TENANT = ''

type Open = (work: undefined, options: TransactionOptions) => Promise<TransactionClientContract>

/** How a unit of work ends: `commit` may refuse by returning false, as a request does that answers with an error. */
interface Unit<T> {
  door?: Door
  readOnly?: boolean
  keep?: (result: T) => boolean
}

/**
 * Runs work in a tenant's transaction: opened at its first query, committed when the work is done, rolled back when it
 * throws.
 * @throws NotCommitted when PostgreSQL did not store it
 */
export function asTenant<T>(tenant: Tenant, work: () => Promise<T>, unit: Unit<T> = {}): Promise<T> {
  return inTransaction(tenant, tenantToken(tenant.id), work, unit)
}

/**
 * Runs work of staff that belongs to no tenant in one transaction, which sees no tenant's rows. `staffRows` joins it.
 * @throws NotCommitted when PostgreSQL did not store it
 */
export function asStaff<T>(work: () => Promise<T>): Promise<T> {
  return inTransaction(undefined, NO_TENANT, work, { door: 'staff' })
}

/** The only place that opens and commits. */
async function inTransaction<T>(
  tenant: Tenant | undefined,
  token: string,
  work: () => Promise<T>,
  { door = 'members', readOnly = false, keep }: Unit<T>
): Promise<T> {
  const client = db.connection(door)
  // Lucid takes options only in second place, and its types know knex's own alone.
  const trx = await (client.transaction as Open).call(client, undefined, { readOnly, token })
  return store.run({ tenant, door, trx }, async () => {
    let result: T
    try {
      result = await work()
    } catch (error) {
      await trx.rollback()
      throw error
    }
    if (keep && !keep(result)) await trx.rollback()
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

/**
 * Resolves when whatever was asked until now is on its way to PostgreSQL: what is asked then runs behind it, without waiting for its
 * answers. Statements asked in one breath leave in an order that depends on who builds them.
 */
export function onTheWay(): Promise<void> {
  return setImmediate()
}

/** The transaction staff's statements join: a tenant's that came through their door, or one of no tenant. */
export function staffTransaction(): TransactionClientContract | undefined {
  const found = store.getStore()
  return found?.door === 'staff' ? found.trx : undefined
}

function context(): OpenTransaction & { tenant: Tenant } {
  const found = store.getStore()
  if (!found?.tenant) throw new NotInTenant()
  return { ...found, tenant: found.tenant }
}
