import type { ExtractModelColumns, LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { joinedName } from './joined_row.js'

/** A row as PostgreSQL answers it, of a query with `pojo()`. */
export type PlainRow = Record<string, unknown>

/** The columns of a model under the names and types it gives them. */
export type ColumnsOf<Model extends LucidModel> = ExtractModelColumns<InstanceType<Model>>

/** What of a model a query asks for and reads as plain values. */
interface Selection<Name> {
  /** What the table is called in the query. */
  table: string
  /** Put before the columns' names in the row (`joinedName`), so that two tables may share names. */
  prefix?: string
  /** By the names the model gives them; all where it is left out. */
  names?: readonly Name[]
}

/** One column: where it stands, and what the model makes of it, such as a `DateTime`. */
interface Reading {
  attribute: string
  selected: string
  name: string
  consume: ((value: unknown) => unknown) | undefined
}

/**
 * Columns of a model in plain rows, of what is only shown. A model costs a proxy and a copy of all its values, which a list of
 * hundreds feels; so does a column nobody looks at.
 */
export class PlainColumns<Model extends LucidModel, Name extends keyof ColumnsOf<Model> = keyof ColumnsOf<Model>> {
  #readings: Reading[] | undefined

  constructor(
    private readonly model: Model,
    private readonly selection: Selection<Name>
  ) {}

  /** For a query's `select`. */
  get selected(): string[] {
    return this.#known.map(({ selected }) => selected)
  }

  /** Their values in a row. */
  in(row: PlainRow): Pick<ColumnsOf<Model>, Name> {
    const columns: PlainRow = {}
    for (const { attribute, name, consume } of this.#known)
      columns[attribute] = consume ? consume(row[name]) : row[name]
    return columns as Pick<ColumnsOf<Model>, Name>
  }

  /** The same; null where an outer join found no row of the model. `id` must be among the columns. */
  joinedIn(row: PlainRow): Pick<ColumnsOf<Model>, Name> | null {
    return (row[nameOf(this.selection, 'id')] ?? null) === null ? null : this.in(row)
  }

  /** Reckoned at the first query: a model knows its columns once it is booted. */
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
