import type { ExtractModelColumns, LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { joinedName } from './joined_row.js'

/** A row as PostgreSQL answers it, of a query with `pojo()`. */
export type PlainRow = Record<string, unknown>

/**
 * The columns of a model in a plain row, under the names and types the model gives them: of what is only shown. A model costs a
 * proxy and a copy of all its values, which a list of hundreds feels.
 * @param prefix of a model selected with `joinedColumns`; undefined is returned where an outer join found none
 */
export function columnsOf<Model extends LucidModel>(model: Model, row: PlainRow): ColumnsOf<Model>
export function columnsOf<Model extends LucidModel>(
  model: Model,
  row: PlainRow,
  prefix: string
): ColumnsOf<Model> | undefined
export function columnsOf(model: LucidModel, row: PlainRow, prefix?: string): PlainRow | undefined {
  const readings = readingsOf(model, prefix)
  if (prefix && (row[joinedName(prefix, 'id')] ?? null) === null) return undefined
  const columns: PlainRow = {}
  for (const { attribute, name, consume } of readings) columns[attribute] = consume ? consume(row[name]) : row[name]
  return columns
}

type ColumnsOf<Model extends LucidModel> = ExtractModelColumns<InstanceType<Model>>

interface Reading {
  attribute: string
  /** Of the column in the row. */
  name: string
  /** What the model makes of a value, such as a `DateTime`. */
  consume: ((value: unknown) => unknown) | undefined
}

const readings = new WeakMap<LucidModel, Map<string | undefined, Reading[]>>()

/** How to read a model's columns: reckoned once for each place it is joined at. */
function readingsOf(model: LucidModel, prefix: string | undefined): Reading[] {
  const known = readings.get(model) ?? new Map<string | undefined, Reading[]>()
  readings.set(model, known)
  const made = known.get(prefix) ?? makeReadings(model, prefix)
  known.set(prefix, made)
  return made
}

function makeReadings(model: LucidModel, prefix: string | undefined): Reading[] {
  model.boot()
  return [...model.$columnsDefinitions].map(([attribute, { columnName, consume }]) => ({
    attribute,
    name: prefix ? joinedName(prefix, columnName) : columnName,
    consume: consume && ((value) => consume(value, attribute, model.prototype as LucidRow)),
  }))
}
