import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'

/** Columns of a joined model, e.g. `profiles.name as profile__name`: two tables may share names. */
export function joinedColumns(model: LucidModel, table: string, prefix: string): string[] {
  model.boot()
  return [...model.$columnsDefinitions.values()].map(
    ({ columnName }) => `${table}.${columnName} as ${joinedName(prefix, columnName)}`
  )
}

/** Undefined if an outer join found none; the row must be selected with `joinedColumns`. */
export function joinedRow<Model extends LucidModel>(
  model: Model,
  row: LucidRow,
  prefix: string
): InstanceType<Model> | undefined {
  // Read once: every access to a model goes through its proxy.
  const extras = row.$extras
  if ((extras[joinedName(prefix, 'id')] ?? null) === null) return undefined
  const values: Record<string, unknown> = {}
  for (const { columnName } of model.$columnsDefinitions.values())
    values[columnName] = extras[joinedName(prefix, columnName)]
  return model.$createFromAdapterResult(values, undefined, row.$options) as InstanceType<Model>
}

export function joinedName(prefix: string, columnName: string): string {
  return `${prefix}__${columnName}`
}
