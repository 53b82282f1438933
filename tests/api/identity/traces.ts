import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { asOwner } from '../../cast.ts'

/** Where something stands: `app.members.email`, or a file's path, and which of the words it is. */
export type Trace = `${string}: ${string}`

/**
 * Looks for words and ids in every column of every table there is, as text, jobs among them; the catalogue says which. Whatever is
 * found names its place and the word.
 */
export function tracesInTables(values: Record<string, string>): Promise<Trace[]> {
  return asOwner(async (owner) => {
    const { rows: columns } = await owner.query<{ place: string; table: string; column: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as place,
         quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       order by 1`
    )
    const tables = Map.groupBy(columns, ({ table }) => table)
    const found: Trace[] = []
    for (const [table, itsColumns] of tables) {
      // First whether anything is there at all, then what.
      const { rows: suspects } = await owner.query(
        `select all_of_it from (select one::text as all_of_it from ${table} one) rows
        where all_of_it ~* $1`,
        [Object.values(values).map(escaped).join('|')]
      )
      if (suspects.length === 0) continue
      for (const { column, place } of itsColumns)
        for (const [word, value] of Object.entries(values)) {
          const { rowCount } = await owner.query(
            `select from ${table} where strpos(lower(${column}::text), lower($1)) > 0 limit 1`,
            [value]
          )
          if (rowCount) found.push(`${place}: ${word}`)
        }
    }
    return found
  })
}

/** Looks for words and ids in the names and bytes of every file under DATA_DIR. */
export async function tracesInFiles(values: Record<string, string>): Promise<Trace[]> {
  const root = process.env.DATA_DIR!
  const files = await readdir(root, { recursive: true, withFileTypes: true })
  const found: Trace[] = []
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name)
    const name = relative(root, path)
    const content = `${name}\n${await readFile(path, 'latin1')}`.toLowerCase()
    for (const [word, value] of Object.entries(values))
      if (content.includes(value.toLowerCase())) found.push(`${name}: ${word}`)
  }
  return found
}

function escaped(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
