import type { ExtractModelColumns, LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { joinedName } from './joined_row.js'

/** A row of a query with `pojo()`. */
export type PlainRow = Record<string, unknown>

export type ColumnsOf<Model extends LucidModel> = ExtractModelColumns<InstanceType<Model>>

interface Selection<Name> {
  table: string
  prefix?: string
  names?: readonly Name[]
}

interface Reading {
  attribute: string
  selected: string
  name: string
  consume: ((value: unknown) => unknown) | undefined
}

/** Reads a model's columns from plain rows: a model costs a proxy and a copy of all its values, too much for lists of hundreds. */
export class PlainColumns<Model extends LucidModel, Name extends keyof ColumnsOf<Model> = keyof ColumnsOf<Model>> {
  #readings: Reading[] | undefined

  constructor(
    private readonly model: Model,
    private readonly selection: Selection<Name>
  ) {}

  get selected(): string[] {
    return this.#known.map(({ selected }) => selected)
  }

  in(row: PlainRow): Pick<ColumnsOf<Model>, Name> {
    const columns: PlainRow = {}
    for (const { attribute, name, consume } of this.#known)
      columns[attribute] = consume ? consume(row[name]) : row[name]
    return columns as Pick<ColumnsOf<Model>, Name>
  }

  /** Null if an outer join found no row. `id` must be among the columns. */
  joinedIn(row: PlainRow): Pick<ColumnsOf<Model>, Name> | null {
    return (row[nameOf(this.selection, 'id')] ?? null) === null ? null : this.in(row)
  }

  /** A model knows its columns only once it is booted. */
  get #known(): Reading[] {
    return (this.#readings ??= readingsOf(this.model, this.selection))
  }
}

function readingsOf(model: LucidModel, selection: Selection<PropertyKey>): Reading[] {
  model.boot()
  const { table, prefix, names } = selection
  return [...model.$columnsDefinitions]
    .filter(([attribute]) => names?.includes(attribute) ?? true)
    .map(([attribute, { columnName, consume }]) => ({
      attribute,
      selected: `${table}.${columnName}${prefix ? ` as ${joinedName(prefix, columnName)}` : ''}`,
      name: nameOf(selection, columnName),
      consume: consume && ((value) => consume(value, attribute, model.prototype as LucidRow)),
    }))
}

function nameOf({ prefix }: Selection<PropertyKey>, columnName: string): string {
  return prefix ? joinedName(prefix, columnName) : columnName
}
