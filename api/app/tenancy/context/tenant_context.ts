import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { outsidePipeline } from './pipeline.js'
import { type AfterCommit, runAfterCommit } from './run_after_commit.js'
import { NotInTenant } from './tenancy_errors.js'
import { tenantToken } from './tenant_token.js'
import type { TransactionOptions } from './tenant_transaction.js'
import { type Bindings, type Query, typedRows } from './typed_rows.js'

/** A brand as the code passes it around: cache keys, jobs, files and live channels take one, never a bare string. */
export interface Tenant {
  readonly id: string
  readonly slug: string
}

type ConnectionName = 'members' | 'separate' | 'staff'

interface OpenTransaction {
  tenant?: Tenant
  connection: ConnectionName
  trx: TransactionClientContract
  afterwards: AfterCommit[]
}

const store = new AsyncLocalStorage<OpenTransaction>()

/** Proves no tenant: `sec.tenant_id()` is null. */
const NO_TENANT = ''

type Open = (work: undefined, options: TransactionOptions) => Promise<TransactionClientContract>

/** `keep` returns false to roll back without an error, e.g. for a request refused with a status. */
interface Unit<T> {
  connection?: ConnectionName
  readOnly?: boolean
  keep?: (result: T) => boolean
}

/** Runs work in a tenant's transaction, opened at its first query. @throws NotCommitted when PostgreSQL did not store it */
export function asTenant<T>(tenant: Tenant, work: () => Promise<T>, unit: Unit<T> = {}): Promise<T> {
  return inTransaction(tenant, tenantToken(tenant.id), work, unit)
}

/** Runs staff's work outside brands in one transaction that sees no tenant's rows; `staffRows` joins it. @throws NotCommitted */
export function asStaff<T>(work: () => Promise<T>): Promise<T> {
  return inTransaction(undefined, NO_TENANT, work, { connection: 'staff' })
}

/** The only place that opens and commits. */
async function inTransaction<T>(
  tenant: Tenant | undefined,
  token: string,
  work: () => Promise<T>,
  { connection = 'members', readOnly = false, keep }: Unit<T>
): Promise<T> {
  const client = db.connection(connection)
  // Lucid takes options only as the second argument, and its types know only knex's own.
  const trx = await (client.transaction as Open).call(client, undefined, { readOnly, token })
  const afterwards: AfterCommit[] = []
  const whole = async () => {
    let result: T
    try {
      result = await work()
    } catch (error) {
      await trx.rollback()
      throw error
    }
    if (keep && !keep(result)) {
      await trx.rollback()
    } else {
      await trx.commit()
      await outsideTenant(() => runAfterCommit(afterwards))
    }
    return result
  }
  return outsidePipeline(() => store.run({ tenant, connection, trx, afterwards }, whole))
}

/**
 * Runs `work` once the current transaction is stored, and never when it is rolled back. Whoever opened it waits a moment for that, but
 * never fails by it: for what may be lost, such as live events. What must not be lost is a job. @throws NotInTenant
 */
export function afterCommit(work: AfterCommit): void {
  context().afterwards.push(work)
}

/** For what must outlive a rollback, or be stored before slow work (hashing). A pool of its own, so it can't wait for its own caller. */
export function inSeparateTransaction<T>(work: () => Promise<T>, tenant: Tenant = currentTenant()): Promise<T> {
  return asTenant(tenant, work, { connection: 'separate' })
}

/** Leaves the current tenant, as a document does before it calls the API in memory. */
export function outsideTenant<T>(work: () => T): T {
  return store.exit(work)
}

/** @throws NotInTenant outside `asTenant` */
export function currentTenant(): Tenant {
  return context().tenant
}

/** For queries no model can express well; they too need `tenant_id = sec.tenant_id()`. @throws NotInTenant */
export function currentTransaction(): TransactionClientContract {
  return context().trx
}

/** Reads or writes by SQL on the tenant's transaction; `typedRows` says as what its values are read. @throws NotInTenant */
export async function tenantRows<Row = Record<string, any>>(
  query: Query<Row>,
  bindings: Bindings = []
): Promise<Row[]> {
  return typedRows(currentTransaction(), query, bindings)
}

export function staffTransaction(): TransactionClientContract | undefined {
  const found = store.getStore()
  return found?.connection === 'staff' ? found.trx : undefined
}

function context(): OpenTransaction & { tenant: Tenant } {
  const found = store.getStore()
  if (!found?.tenant) throw new NotInTenant()
  return { ...found, tenant: found.tenant }
}
