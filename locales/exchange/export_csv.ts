import { stringify } from 'csv-stringify/sync'
import { noteOf, readNotes } from './notes.ts'
import {
  type Column,
  folderOfColumn,
  keysIn,
  languageOf,
  LOCALES,
  originalOf,
  readFlat,
  textFileNames,
} from './text_files.ts'

/** All texts as CSV for translators: key, note, English, and the languages or formal forms asked for. Spreadsheets need the byte order mark. */
export function exportCsv(columns: readonly Column[], folder = LOCALES): string {
  const others = columns.filter((column) => column !== 'en')
  const rows = textFileNames(folder).flatMap((name) => {
    const english = readFlat(`${folder}en/`, name)
    const notes = readNotes(folder, name)
    const texts = others.map((column) => readFlat(`${folder}${folderOfColumn(column)}/`, name))
    const keys = [...english.keys()].flatMap((key) =>
      [...new Set(['en', ...others].flatMap((column) => keysIn(languageOf(column), [key])))].filter(
        (form) => english.has(form) || texts.some((own) => own.has(form))
      )
    )
    return [...new Set(keys)].map((key) => [
      `${name.split('/')[0]}:${key}`,
      noteOf(notes, key),
      originalOf(english, key) ?? '',
      ...texts.map((own) => own.get(key) ?? ''),
    ])
  })
  return stringify([['key', 'note', 'en', ...others], ...rows], { bom: true })
}
