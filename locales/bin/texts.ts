import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { exportCsv } from '../exchange/export_csv.ts'
import { importCsv, ImportFaults } from '../exchange/import_csv.ts'
import { isColumn } from '../exchange/text_files.ts'
import { LANGUAGES } from '../languages.ts'

const HELP = `Texts for translators, as CSV.

  npm run texts -- csv FILE [--languages de,fr]   writes key, note, English and the languages (all, if none is named)
  npm run texts -- import FILE                    takes the languages' columns over, and says what changed

A language's formal form is a column of its own, such as de-formal (--languages de,de-formal): fill it where a text reads otherwise.
Empty cells leave a text as it is. A file with an unknown key or language, or with other placeholders than English, is refused as a whole.
Static pages are Markdown in locales/<language>/pages and not part of the CSV.`

/** `npm run texts`. */
function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { languages: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [command, file] = positionals
  if (values.help) return console.log(HELP)
  if (command === 'csv' && file) return writeCsv(file, values.languages?.split(',') ?? [...LANGUAGES])
  if (command === 'import' && file) return takeOver(file)
  console.error(HELP)
  process.exitCode = 1
}

function writeCsv(file: string, names: string[]): void {
  const unknown = names.filter((name) => !isColumn(name))
  if (unknown.length > 0) throw new Error(`There is no language ${unknown.join(', ')}`)
  writeFileSync(file, exportCsv(names.filter(isColumn)))
  console.log(`Written: ${file}`)
}

function takeOver(file: string): void {
  const changes = importCsv(readFileSync(file, 'utf8'))
  for (const { language, key, from, to } of changes) console.log(`${language} ${key}\n  - ${from}\n  + ${to}`)
  console.log(changes.length === 1 ? '1 text changed' : `${changes.length} texts changed`)
}

try {
  run()
} catch (error) {
  console.error(error instanceof ImportFaults ? `Nothing was changed.\n${error.message}` : (error as Error).message)
  process.exitCode = 1
}
