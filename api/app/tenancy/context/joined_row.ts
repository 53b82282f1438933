import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'

/** The columns of a joined model for a select, e.g. `profiles.name as profile__name`: two tables may share names. */
export function joinedColumns(model: LucidModel, table: string, prefix: string): string[] {
  model.boot()
  return [...model.$columnsDefinitions.values()].map(
    ({ columnName }) => `${table}.${columnName} as ${joinedName(prefix, columnName)}`
  )
}

/** The joined model of a row selected with `joinedColumns`; undefined when an outer join found none. */
export function joinedRow<Model extends LucidModel>(
  model: Model,
  row: LucidRow,
  prefix: string
): InstanceType<Model> | undefined {
  // Once: a model is behind a proxy, which every look at it passes.
  const extras = row.$extras
  if ((extras[joinedName(prefix, 'id')] ?? null) === null) return undefined
  const values: Record<string, unknown> = {}
  for (const { columnName } of model.$columnsDefinitions.values())
    values[columnName] = extras[joinedName(prefix, columnName)]
  return model.$createFromAdapterResult(values, undefined, row.$options) as InstanceType<Model>
}

/** What a column of a joined model is called in a row. */
export function joinedName(prefix: string, columnName: string): string {
  return `${prefix}__${columnName}`
}
