import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { asOwner } from '../../../cast.ts'

/** Where a word was found, `app.members.email` or a file's path, and which one. */
export type Trace = `${string}: ${string}`

/** Searches every column of every table as text, jobs included, for words and ids. */
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
    const words = Object.entries(values)
    const found = new Set<Trace>()
    for (const [table, itsColumns] of tables) {
      // Each table is read once: other tests have filled them with crowds.
      const { rows } = await owner.query<Record<string, string | null>>(
        `select ${itsColumns.map(({ column }, place) => `lower(${column}::text) as c${place}`).join(', ')}
         from (select *, lower(one::text) as all_of_it from ${table} one offset 0) rows
         where ${words.map((_, place) => `strpos(all_of_it, lower($${place + 1})) > 0`).join(' or ')}`,
        words.map(([, value]) => value)
      )
      for (const row of rows)
        for (const [index, { place }] of itsColumns.entries())
          for (const [word, value] of words)
            if (row[`c${index}`]?.includes(value.toLowerCase())) found.add(`${place}: ${word}`)
    }
    return [...found].sort()
  })
}

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
