import { parse } from 'csv-parse/sync'
import {
  folderOfColumn,
  isColumn,
  keysIn,
  languageOf,
  LOCALES,
  originalOf,
  placeholdersIn,
  readFlat,
  textFileNames,
  writeFlat,
} from './text_files.ts'

export interface Change {
  language: string
  key: string
  from: string
  to: string
}

/** Refused as a whole: each fault says its line, key and reason. */
export class ImportFaults extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

interface Row {
  line: number
  cells: Record<string, string>
}

/**
 * Takes translations over from CSV; empty cells leave a text as it is.
 * @throws ImportFaults where a key or language is unknown, or a placeholder is missing or too many; nothing is written then
 */
export function importCsv(csv: string, folder = LOCALES): Change[] {
  const { rows, languages } = readRows(csv)
  const homes = new Map<string, string>(
    textFileNames(folder).flatMap((name) =>
      [...readFlat(`${folder}en/`, name).keys()].map((key) => [`${name.split('/')[0]}:${key}`, name] as const)
    )
  )
  const faults: string[] = []
  const changes: Change[] = []
  const files = new Map<string, Map<string, string>>()
  const open = (path: string) => {
    if (!files.has(path)) files.set(path, readFlat(folder, path))
    return files.get(path)!
  }

  for (const { line, cells } of rows) {
    const full = cells['key'] ?? ''
    const key = full.slice(full.indexOf(':') + 1)
    const name = homes.get(full) ?? homes.get(full.replace(/_(zero|one|two|few|many)$/, '_other'))
    if (!name) {
      faults.push(`Line ${line}: there is no text ${full}`)
      continue
    }
    const english = open(`en/${name}`)
    for (const language of languages) {
      const to = cells[language]?.trim()
      // Beside forms that English lacks, its general one is only shown.
      if (!to || (language === 'en' && !english.has(key))) continue
      if (!keysIn(languageOf(language), english.keys()).includes(key)) {
        faults.push(`Line ${line}: ${language} has no such form, ${full}`)
        continue
      }
      const wanted = placeholdersIn((languages.includes('en') && cells['en']) || originalOf(english, key)!)
      if (placeholdersIn(to).join() !== wanted.join())
        faults.push(`Line ${line}: ${language} ${full} needs ${wanted.join(' ') || 'no placeholders'}`)
      const own = open(`${folderOfColumn(language)}/${name}`)
      const from = own.get(key) ?? ''
      // What a formal brand says no differently has no text of its own.
      const isTwin = language !== languageOf(language)
      const isSame = isTwin && to === open(`${languageOf(language)}/${name}`).get(key)
      if (from === (isSame ? '' : to)) continue
      if (isSame) own.delete(key)
      else own.set(key, to)
      changes.push({ language, key: full, from, to })
    }
  }
  if (faults.length > 0) throw new ImportFaults(faults)
  for (const [path, texts] of files)
    if (isChanged(path, changes, homes)) writeFlat(folder, path, inOrder(texts, open(path.replace('/formal/', '/'))))
  return changes
}

function readRows(csv: string): { rows: Row[]; languages: string[] } {
  const [header = [], ...lines] = parse(csv, { bom: true, relax_column_count: true })
  const unknown = header.filter((name) => !isColumn(name) && !['key', 'note'].includes(name))
  if (!header.includes('key')) throw new ImportFaults(['The first line needs a column called key'])
  if (unknown.length > 0) throw new ImportFaults(unknown.map((name) => `There is no language ${name}`))
  const rows = lines.map((cells, place) => ({
    line: place + 2,
    cells: Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])),
  }))
  return { rows, languages: header.filter(isColumn) }
}

function isChanged(path: string, changes: Change[], homes: Map<string, string>): boolean {
  return changes.some(({ language, key }) => {
    const home = homes.get(key) ?? homes.get(key.replace(/_(zero|one|two|few|many)$/, '_other'))
    return path === `${folderOfColumn(language)}/${home}`
  })
}

/** A new formal text stands where its language's own does. */
function inOrder(texts: Map<string, string>, model: Map<string, string>): Map<string, string> {
  const keys = new Set([...model.keys(), ...texts.keys()])
  return new Map([...keys].filter((key) => texts.has(key)).map((key) => [key, texts.get(key)!] as const))
}
