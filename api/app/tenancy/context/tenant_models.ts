import type { LucidModel } from '@adonisjs/lucid/types/model'
import { currentTransaction } from './tenant_context.js'
import type { Bindings } from './typed_rows.js'

/** Rows of SQL as models, for what is saved later or has rules of its own; columns the model lacks are in `$extras`. */
export async function tenantModels<Model extends LucidModel>(
  model: Model,
  sql: string,
  bindings: Bindings
): Promise<InstanceType<Model>[]> {
  const { rows } = await currentTransaction().rawQuery(sql, bindings as never)
  return rows.map((row: object) => modelOf(model, row))
}

/** Lucid offers nothing else that makes a model of a row it didn't query itself. */
export function modelOf<Model extends LucidModel>(model: Model, row: object): InstanceType<Model> {
  return model.$createFromAdapterResult(row) as InstanceType<Model>
}
