import type { AdapterContract, LucidModel, LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BaseModel } from '@adonisjs/lucid/orm'
import { currentTransaction } from './tenant_context.js'
import { NotInTenant, NotOneRow } from './tenancy_errors.js'

type LucidAdapter = new (...args: never[]) => AdapterContract & { modelClient(instance: LucidRow): QueryClientContract }
const Adapter = BaseModel.$adapter.constructor as LucidAdapter

/** Models use their tenant's transaction or none; a change of no row throws, which Lucid calls a success. */
export class TenantAdapter extends Adapter {
  modelConstructorClient(_model: LucidModel, options?: ModelAdapterOptions): QueryClientContract {
    if (!options?.client) return currentTransaction()
    if (!options.client.isTransaction) throw new NotInTenant()
    return options.client
  }

  async insert(instance: LucidRow, attributes: Record<string, unknown>): Promise<void> {
    const query = instance.$getQueryFor('insert', this.modelClient(instance)) as never as {
      insert(values: object): { returning(columns: string): Promise<object[]> }
    }
    const [row] = await query.insert(attributes).returning('*')
    if (!row) throw new NotOneRow()
    instance.$consumeAdapterResult(row)
  }

  async update(instance: LucidRow, dirty: Record<string, unknown>): Promise<void> {
    oneRow(await instance.$getQueryFor('update', this.modelClient(instance)).update(dirty))
  }

  async delete(instance: LucidRow): Promise<void> {
    oneRow(await instance.$getQueryFor('delete', this.modelClient(instance)).del())
  }
}

function oneRow(changed: unknown): void {
  if (Number(Array.isArray(changed) ? changed[0] : changed) !== 1) throw new NotOneRow()
}
