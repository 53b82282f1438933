import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'

/** The columns of a joined model for a select, e.g. `profiles.name as profile__name`: two tables may share names. */
export function joinedColumns(model: LucidModel, table: string, prefix: string): string[] {
  model.boot()
  return [...model.$columnsDefinitions.values()].map(
    ({ columnName }) => `${table}.${columnName} as ${prefix}__${columnName}`
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
  if ((extras[`${prefix}__id`] ?? null) === null) return undefined
  const values: Record<string, unknown> = {}
  for (const { columnName } of model.$columnsDefinitions.values())
    values[columnName] = extras[`${prefix}__${columnName}`]
  return model.$createFromAdapterResult(values, undefined, row.$options) as InstanceType<Model>
}
